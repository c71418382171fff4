/** A kind of document designed to consume much CPU in a gateway. All are written for the project's own graph. */
export interface HostileDocument {
  readonly name: string;
  /** Writes a document of about `length` characters. */
  write(length: number): string;
}

/** `part(0) part(1) …` up to about `length` characters. */
const repeat = (length: number, part: (index: number) => string): string => {
  const parts: string[] = [];
  for (let written = 0, index = 0; written < length; index++) {
    const one = part(index);
    parts.push(one);
    written += one.length + 1;
  }
  return parts.join(' ');
};

/** Nests `before` and `after` around `middle`, as often as `length` allows. */
const nest = (length: number, before: string, middle: string, after: string): string => {
  const times = Math.floor(length / (before.length + after.length));
  return before.repeat(times) + middle + after.repeat(times);
};

/** Fragments `f0`, `f1`, …, each body created from its number. An operation spreads the first. */
const fragments = (length: number, body: (index: number) => string, last = 'id'): string => {
  let count = 0;
  const text = repeat(length, (index) => {
    count = index + 1;
    return `fragment f${index} on Alert { ${body(index)} }`;
  });
  return `{ alert(id: "a") { ...f0 } } ${text} fragment f${count} on Alert { ${last} }`;
};

const document = (name: string, write: (length: number) => string): HostileDocument => ({ name, write });

const nested = [
  document('deep selections', (length) => nest(length, '{a', '', '}')),
  document('deep selections left open', (length) => '{a'.repeat(length / 2)),
  document('deep inline fragments', (length) => `{ alert(id: "a") ${nest(length, '{...', '{id}', '}')} }`),
  document('inline fragments left open', (length) => `{${'...{'.repeat(length / 4)}`),
  document('deep lists', (length) => `{ alerts(filter: ${nest(length, '[', '', ']')}) { totalCount } }`),
  document('lists left open', (length) => `{a(a:${'['.repeat(length)}`),
  document('deep objects', (length) => `{ alerts(filter: ${nest(length, '{a:', '1', '}')}) { totalCount } }`),
  document('deep types of variables', (length) => `query($a:${nest(length, '[', 'Int', ']')}){alert(id:$a){id}}`),
  document('deep fields of the graph', (length) =>
    nest(length, '{alerts{nodes{project', '{id}', '}}}').replace(/^/, 'query '),
  ),
];

const fragmentChains = [
  document('a chain of fragments', (length) => fragments(length, (index) => `id ...f${index + 1}`)),
  document('a chain of fragments with spreads at its end', (length) =>
    fragments(length / 2, (index) => `...f${index + 1}`, repeat(length / 2, () => '...g').concat(' id')).concat(
      ' fragment g on Alert { id }',
    ),
  ),
  document('fragments that double', (length) => fragments(length, (index) => `...f${index + 1} ...f${index + 1}`)),
  document('fragments that double below fields', (length) =>
    fragments(
      length,
      (index) => `project { alerts { nodes { ...f${index + 1} } edges { node { ...f${index + 1} } } } }`,
    ),
  ),
  document('fragments that spread all before them', (length) => {
    const count = Math.ceil(Math.sqrt(length / 3));
    const spreads = (index: number) => Array.from({ length: index }, (_, at) => `...f${at}`).join(' ');
    const all = Array.from({ length: count }, (_, at) => `fragment f${at} on Alert { id ${spreads(at)} }`);
    return `{ alert(id: "a") { ${spreads(count)} } } ${all.join(' ')}`;
  }),
  document('a circle of fragments', (length) => fragments(length, (index) => `id ...f${index + 1}`, '...f0')),
  document('fragments that all contain themselves', (length) =>
    fragments(length, (index) => `...f${index} ...f${index + 1}`),
  ),
  document(
    'one fragment spread over and over',
    (length) => `{ alert(id: "a") { ${repeat(length, () => '...f')} } } fragment f on Alert { id title state }`,
  ),
  document('a fragment of long arguments spread over and over', (length) => {
    const argument = `filter: {title: {eq: "${'a'.repeat(length / 2)}"}}`;
    const spreads = repeat(length / 2, (index) => `a${index}: project { ...f }`);
    return `{ alert(id: "a") { ${spreads} } } fragment f on Project { alerts(${argument}) { totalCount } }`;
  }),
  document(
    'unused fragments',
    (length) => `{ alert(id: "a") { id } } ${repeat(length, (index) => `fragment f${index} on Alert { id }`)}`,
  ),
  document(
    'fragments of one name',
    (length) => `{ alert(id: "a") { ...f } } ${repeat(length, () => 'fragment f on Alert { id }')}`,
  ),
];

const definitions = [
  document('operations', (length) => repeat(length, (index) => `query q${index} { alert(id: "a") { id } }`)),
  document('operations that share a chain of fragments', (length) =>
    [
      repeat(length / 2, (index) => `query q${index} { alert(id: "a") { ...f0 } }`),
      fragments(length / 2, (index) => `...f${index + 1}`),
    ].join(' '),
  ),
  document('operations that share a fragment of variables', (length) =>
    [
      repeat(length / 2, (index) => `query q${index} { ...f }`),
      `fragment f on Query { ${repeat(length / 2, (index) => `a${index}: alert(id: $v${index}) { id }`)} }`,
    ].join(' '),
  ),
  document('operations of one name', (length) => repeat(length, () => 'query q { alert(id: "a") { id } }')),
  document('variables that are used', (length) => {
    const names = (part: (index: number) => string) => repeat(length / 2, part);
    const used = names((index) => `$v${index}`);
    return `query (${names((index) => `$v${index}: ID!`)}) { alerts(filter: {id: {in: [${used}]}}) { totalCount } }`;
  }),
  document(
    'variables that are not used',
    (length) => `query (${repeat(length, (index) => `$v${index}: ID`)}) { alert(id: "a") { id } }`,
  ),
  document('variables of one name', (length) => `query (${repeat(length, () => '$v: ID')}) { alert(id: $v) { id } }`),
  document('variables of ever longer names', (length) => {
    const count = Math.ceil(Math.sqrt(length));
    const name = (index: number) => `$${'_'.repeat(index)}representations`;
    const all = Array.from({ length: count }, (_, index) => index);
    const used = all.map(name).join(' ');
    return `query (${all.map((index) => `${name(index)}: ID!`)}) {
      alerts(filter: {id: {in: [${used}]}}) { nodes { project { name } } } }`;
  }),
];

const wide = [
  document('one field over and over', (length) => `{ alert(id: "a") { ${'id '.repeat(length / 3)} } }`),
  document('one short unknown field over and over', (length) => `{${'a '.repeat(length / 2)}}`),
  document('tokens of one character', (length) => `{${'{}'.repeat(length / 2)}}`),
  document('aliases', (length) => `{ alert(id: "a") { ${repeat(length, (index) => `a${index}: id`)} } }`),
  document('root fields', (length) => `{ ${repeat(length, (index) => `a${index}: alert(id: "${index}") { id }`)} }`),
  document(
    'objects over and over',
    (length) => `{ alert(id: "a") { ${repeat(length, () => 'project { id workspace { id } }')} } }`,
  ),
  document(
    'lists within objects over and over',
    (length) => `{ ${repeat(length, () => 'alerts { nodes { project { alerts { nodes { id } } } } }')} }`,
  ),
  document(
    'fields of one alias that differ',
    (length) => `{ alert(id: "a") { ${repeat(length, (index) => (index % 2 === 0 ? 'a: id' : 'a: title'))} } }`,
  ),
  document('selections that differ below', (length) => {
    const fields = (name: string) => repeat(length / 2, (index) => `a${index}: ${name}`);
    return `{ alert(id: "a") { project { ${fields('id')} } project { ${fields('name')} } } }`;
  }),
  document(
    'inline fragments side by side',
    (length) => `{ alert(id: "a") { ${repeat(length, () => '... on Alert { id }')} } }`,
  ),
  document(
    'directives on one field',
    (length) => `{ alert(id: "a") { id ${repeat(length, () => '@skip(if: false)')} } }`,
  ),
  document('unknown directives', (length) => `{ alert(id: "a") { id ${repeat(length, (index) => `@d${index}`)} } }`),
  document('conditions with variables', (length) => {
    const count = Math.floor(length / 40);
    const all = Array.from({ length: count }, (_, index) => index);
    return `query (${all.map((index) => `$v${index}: Boolean = true`)}) {
      alert(id: "a") { ${all.map((index) => `...on Alert @include(if: $v${index}) { id }`).join(' ')} } }`;
  }),
];

const argument = (value: string) => `{ alerts(filter: ${value}) { totalCount } }`;
const values = [
  document('a long list of numbers', (length) => argument(`{id: {in: [${'1 '.repeat(length / 2)}]}}`)),
  document('a long list of strings', (length) => argument(`{id: {in: [${'"a" '.repeat(length / 4)}]}}`)),
  document('a long list of empty lists', (length) => argument(`{id: {in: [${'[]'.repeat(length / 2)}]}}`)),
  document('an object of unknown members', (length) => argument(`{${repeat(length, (index) => `a${index}: 1`)}}`)),
  document('an object of one member over and over', (length) => argument(`{${repeat(length, () => 'id: {eq: "a"}')}}`)),
  document('one argument over and over', (length) => `{ alerts(${'first:1 '.repeat(length / 8)}) { totalCount } }`),
  document('unknown arguments', (length) => `{ alerts(${repeat(length, (index) => `a${index}: 1`)}) { totalCount } }`),
  document('unknown values of an enum', (length) =>
    argument(`{state: {in: [${repeat(length, (index) => `TRIGERED${index}`)}]}}`),
  ),
];

const misspelt = [
  document(
    'fields that are misspelt',
    (length) => `{ alert(id: "a") { ${repeat(length, (index) => `acknowledgdAt${index}`)} } }`,
  ),
  document(
    'types that are misspelt',
    (length) =>
      `{ alert(id: "a") { ${repeat(length, (index) => `... on ProjectDashbordVersionConection${index} { id }`)} } }`,
  ),
  document(
    'long names that are misspelt',
    (length) => `{ alert(id: "a") { ${repeat(length, (index) => `${'acknowledgedAt'.repeat(8)}${index}`)} } }`,
  ),
  document(
    'types of variables that are misspelt',
    (length) =>
      `query (${repeat(length, (index) => `$v${index}: ProjectDashbordVersionFiltr${index}`)}) { alert(id: "a") { id } }`,
  ),
  document('input members that are misspelt', (length) =>
    argument(`{${repeat(length, (index) => `acknowledgdAt${index}: 1`)}}`),
  ),
  document('one very long name', (length) => `{ ${'a'.repeat(length)} }`),
];

const lexical = [
  document('a comment', (length) => `#${'a'.repeat(length)}\n{ alert(id: "a") { id } }`),
  document('short comments', (length) => `${'#\n'.repeat(length / 2)}{ alert(id: "a") { id } }`),
  document('line breaks before an error', (length) => `${'\n'.repeat(length)}{ alert(id: "a") { id `),
  document('line breaks before unknown fields', (length) => `${'\n'.repeat(length)}{ ${'a '.repeat(30)} }`),
  document('commas', (length) => `${','.repeat(length)}{ alert(id: "a") { id } }`),
  document('a string', (length) => argument(`{title: {eq: "${'a'.repeat(length)}"}}`)),
  document('a string of escapes', (length) => argument(`{title: {eq: "${'\\n'.repeat(length / 2)}"}}`)),
  document('a string left open', (length) => `{ alert(id: "${'a'.repeat(length)}`),
  document('a string of brackets', (length) => argument(`{title: {eq: "${'{[('.repeat(length / 3)}"}}`)),
  document('a block string of short lines', (length) => argument(`{title: {eq: """${'\n a'.repeat(length / 3)}"""}}`)),
  document('a block string of empty lines', (length) => argument(`{title: {eq: """${'\n'.repeat(length)}"""}}`)),
  document('descriptions', (length) => `${'"a" '.repeat(length / 4)}{ alert(id: "a") { id } }`),
  document('a long number', (length) => argument(`{id: {eq: ${'1'.repeat(length)}}}`)),
];

/** All kinds of hostile documents. */
export const hostileDocuments: readonly HostileDocument[] = [
  ...nested,
  ...fragmentChains,
  ...definitions,
  ...wide,
  ...values,
  ...misspelt,
  ...lexical,
];
