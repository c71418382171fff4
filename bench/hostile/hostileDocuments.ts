/** A kind of document designed to consume much CPU in a gateway. All are written for the project's own graph. */
export interface HostileDocument {
  readonly name: string;
  /** Writes a document of about `length` characters. */
  write(length: number): string;
}

/** `part(0) part(1) …` up to about `length` characters. */
const repeatUpTo = (length: number, makeItem: (index: number) => string): string => {
  const parts: string[] = [];
  for (let written = 0, index = 0; written < length; index++) {
    const one = makeItem(index);
    parts.push(one);
    written += one.length + 1;
  }
  return parts.join(' ');
};

/** Nests `before` and `after` around `middle`, as often as `length` allows. */
const nestAround = (length: number, before: string, middle: string, after: string): string => {
  const times = Math.floor(length / (before.length + after.length));
  return before.repeat(times) + middle + after.repeat(times);
};

/** Fragments `f0`, `f1`, …, each body created from its number. An operation spreads the first. */
const makeFragments = (length: number, body: (index: number) => string, last = 'id'): string => {
  let count = 0;
  const text = repeatUpTo(length, (index) => {
    count = index + 1;
    return `fragment f${index} on Alert { ${body(index)} }`;
  });
  return `{ alert(id: "a") { ...f0 } } ${text} fragment f${count} on Alert { ${last} }`;
};

const makeHostileDocument = (name: string, write: (length: number) => string): HostileDocument => ({ name, write });

const nested = [
  makeHostileDocument('deep selections', (length) => nestAround(length, '{a', '', '}')),
  makeHostileDocument('deep selections left open', (length) => '{a'.repeat(length / 2)),
  makeHostileDocument(
    'deep inline fragments',
    (length) => `{ alert(id: "a") ${nestAround(length, '{...', '{id}', '}')} }`,
  ),
  makeHostileDocument('inline fragments left open', (length) => `{${'...{'.repeat(length / 4)}`),
  makeHostileDocument(
    'deep lists',
    (length) => `{ alerts(filter: ${nestAround(length, '[', '', ']')}) { totalCount } }`,
  ),
  makeHostileDocument('lists left open', (length) => `{a(a:${'['.repeat(length)}`),
  makeHostileDocument(
    'deep objects',
    (length) => `{ alerts(filter: ${nestAround(length, '{a:', '1', '}')}) { totalCount } }`,
  ),
  makeHostileDocument(
    'deep types of variables',
    (length) => `query($a:${nestAround(length, '[', 'Int', ']')}){alert(id:$a){id}}`,
  ),
  makeHostileDocument('deep fields of the graph', (length) =>
    nestAround(length, '{alerts{nodes{project', '{id}', '}}}').replace(/^/, 'query '),
  ),
];

const fragmentChains = [
  makeHostileDocument('a chain of fragments', (length) => makeFragments(length, (index) => `id ...f${index + 1}`)),
  makeHostileDocument('a chain of fragments with spreads at its end', (length) =>
    makeFragments(length / 2, (index) => `...f${index + 1}`, repeatUpTo(length / 2, () => '...g').concat(' id')).concat(
      ' fragment g on Alert { id }',
    ),
  ),
  makeHostileDocument('fragments that double', (length) =>
    makeFragments(length, (index) => `...f${index + 1} ...f${index + 1}`),
  ),
  makeHostileDocument('fragments that double below fields', (length) =>
    makeFragments(
      length,
      (index) => `project { alerts { nodes { ...f${index + 1} } edges { node { ...f${index + 1} } } } }`,
    ),
  ),
  makeHostileDocument('fragments that spread all before them', (length) => {
    const count = Math.ceil(Math.sqrt(length / 3));
    const spreads = (index: number) => Array.from({ length: index }, (_, at) => `...f${at}`).join(' ');
    const all = Array.from({ length: count }, (_, at) => `fragment f${at} on Alert { id ${spreads(at)} }`);
    return `{ alert(id: "a") { ${spreads(count)} } } ${all.join(' ')}`;
  }),
  makeHostileDocument('a circle of fragments', (length) =>
    makeFragments(length, (index) => `id ...f${index + 1}`, '...f0'),
  ),
  makeHostileDocument('fragments that all contain themselves', (length) =>
    makeFragments(length, (index) => `...f${index} ...f${index + 1}`),
  ),
  makeHostileDocument(
    'one fragment spread over and over',
    (length) => `{ alert(id: "a") { ${repeatUpTo(length, () => '...f')} } } fragment f on Alert { id title state }`,
  ),
  makeHostileDocument('a fragment of long arguments spread over and over', (length) => {
    const argument = `filter: {title: {eq: "${'a'.repeat(length / 2)}"}}`;
    const spreads = repeatUpTo(length / 2, (index) => `a${index}: project { ...f }`);
    return `{ alert(id: "a") { ${spreads} } } fragment f on Project { alerts(${argument}) { totalCount } }`;
  }),
  makeHostileDocument(
    'unused fragments',
    (length) => `{ alert(id: "a") { id } } ${repeatUpTo(length, (index) => `fragment f${index} on Alert { id }`)}`,
  ),
  makeHostileDocument(
    'fragments of one name',
    (length) => `{ alert(id: "a") { ...f } } ${repeatUpTo(length, () => 'fragment f on Alert { id }')}`,
  ),
];

const definitions = [
  makeHostileDocument('operations', (length) =>
    repeatUpTo(length, (index) => `query q${index} { alert(id: "a") { id } }`),
  ),
  makeHostileDocument('operations that share a chain of fragments', (length) =>
    [
      repeatUpTo(length / 2, (index) => `query q${index} { alert(id: "a") { ...f0 } }`),
      makeFragments(length / 2, (index) => `...f${index + 1}`),
    ].join(' '),
  ),
  makeHostileDocument('operations that share a fragment of variables', (length) =>
    [
      repeatUpTo(length / 2, (index) => `query q${index} { ...f }`),
      `fragment f on Query { ${repeatUpTo(length / 2, (index) => `a${index}: alert(id: $v${index}) { id }`)} }`,
    ].join(' '),
  ),
  makeHostileDocument('operations of one name', (length) =>
    repeatUpTo(length, () => 'query q { alert(id: "a") { id } }'),
  ),
  makeHostileDocument('variables that are used', (length) => {
    const names = (part: (index: number) => string) => repeatUpTo(length / 2, part);
    const used = names((index) => `$v${index}`);
    return `query (${names((index) => `$v${index}: ID!`)}) { alerts(filter: {id: {in: [${used}]}}) { totalCount } }`;
  }),
  makeHostileDocument(
    'variables that are not used',
    (length) => `query (${repeatUpTo(length, (index) => `$v${index}: ID`)}) { alert(id: "a") { id } }`,
  ),
  makeHostileDocument(
    'variables of one name',
    (length) => `query (${repeatUpTo(length, () => '$v: ID')}) { alert(id: $v) { id } }`,
  ),
  makeHostileDocument('variables of ever longer names', (length) => {
    const count = Math.ceil(Math.sqrt(length));
    const name = (index: number) => `$${'_'.repeat(index)}representations`;
    const all = Array.from({ length: count }, (_, index) => index);
    const used = all.map(name).join(' ');
    return `query (${all.map((index) => `${name(index)}: ID!`)}) {
      alerts(filter: {id: {in: [${used}]}}) { nodes { project { name } } } }`;
  }),
];

const wide = [
  makeHostileDocument('one field over and over', (length) => `{ alert(id: "a") { ${'id '.repeat(length / 3)} } }`),
  makeHostileDocument('one short unknown field over and over', (length) => `{${'a '.repeat(length / 2)}}`),
  makeHostileDocument('tokens of one character', (length) => `{${'{}'.repeat(length / 2)}}`),
  makeHostileDocument(
    'aliases',
    (length) => `{ alert(id: "a") { ${repeatUpTo(length, (index) => `a${index}: id`)} } }`,
  ),
  makeHostileDocument(
    'root fields',
    (length) => `{ ${repeatUpTo(length, (index) => `a${index}: alert(id: "${index}") { id }`)} }`,
  ),
  makeHostileDocument(
    'objects over and over',
    (length) => `{ alert(id: "a") { ${repeatUpTo(length, () => 'project { id workspace { id } }')} } }`,
  ),
  makeHostileDocument(
    'lists within objects over and over',
    (length) => `{ ${repeatUpTo(length, () => 'alerts { nodes { project { alerts { nodes { id } } } } }')} }`,
  ),
  makeHostileDocument(
    'fields of one alias that differ',
    (length) => `{ alert(id: "a") { ${repeatUpTo(length, (index) => (index % 2 === 0 ? 'a: id' : 'a: title'))} } }`,
  ),
  makeHostileDocument('selections that differ below', (length) => {
    const fields = (name: string) => repeatUpTo(length / 2, (index) => `a${index}: ${name}`);
    return `{ alert(id: "a") { project { ${fields('id')} } project { ${fields('name')} } } }`;
  }),
  makeHostileDocument(
    'inline fragments side by side',
    (length) => `{ alert(id: "a") { ${repeatUpTo(length, () => '... on Alert { id }')} } }`,
  ),
  makeHostileDocument(
    'directives on one field',
    (length) => `{ alert(id: "a") { id ${repeatUpTo(length, () => '@skip(if: false)')} } }`,
  ),
  makeHostileDocument(
    'unknown directives',
    (length) => `{ alert(id: "a") { id ${repeatUpTo(length, (index) => `@d${index}`)} } }`,
  ),
  makeHostileDocument('conditions with variables', (length) => {
    const count = Math.floor(length / 40);
    const all = Array.from({ length: count }, (_, index) => index);
    return `query (${all.map((index) => `$v${index}: Boolean = true`)}) {
      alert(id: "a") { ${all.map((index) => `...on Alert @include(if: $v${index}) { id }`).join(' ')} } }`;
  }),
];

const makeFilterQuery = (value: string) => `{ alerts(filter: ${value}) { totalCount } }`;
const values = [
  makeHostileDocument('a long list of numbers', (length) =>
    makeFilterQuery(`{id: {in: [${'1 '.repeat(length / 2)}]}}`),
  ),
  makeHostileDocument('a long list of strings', (length) =>
    makeFilterQuery(`{id: {in: [${'"a" '.repeat(length / 4)}]}}`),
  ),
  makeHostileDocument('a long list of empty lists', (length) =>
    makeFilterQuery(`{id: {in: [${'[]'.repeat(length / 2)}]}}`),
  ),
  makeHostileDocument('an object of unknown members', (length) =>
    makeFilterQuery(`{${repeatUpTo(length, (index) => `a${index}: 1`)}}`),
  ),
  makeHostileDocument('an object of one member over and over', (length) =>
    makeFilterQuery(`{${repeatUpTo(length, () => 'id: {eq: "a"}')}}`),
  ),
  makeHostileDocument(
    'one argument over and over',
    (length) => `{ alerts(${'first:1 '.repeat(length / 8)}) { totalCount } }`,
  ),
  makeHostileDocument(
    'unknown arguments',
    (length) => `{ alerts(${repeatUpTo(length, (index) => `a${index}: 1`)}) { totalCount } }`,
  ),
  makeHostileDocument('unknown values of an enum', (length) =>
    makeFilterQuery(`{state: {in: [${repeatUpTo(length, (index) => `TRIGERED${index}`)}]}}`),
  ),
];

const misspelt = [
  makeHostileDocument(
    'fields that are misspelt',
    (length) => `{ alert(id: "a") { ${repeatUpTo(length, (index) => `acknowledgdAt${index}`)} } }`,
  ),
  makeHostileDocument(
    'types that are misspelt',
    (length) =>
      `{ alert(id: "a") { ${repeatUpTo(length, (index) => `... on ProjectDashbordVersionConection${index} { id }`)} } }`,
  ),
  makeHostileDocument(
    'long names that are misspelt',
    (length) => `{ alert(id: "a") { ${repeatUpTo(length, (index) => `${'acknowledgedAt'.repeat(8)}${index}`)} } }`,
  ),
  makeHostileDocument(
    'types of variables that are misspelt',
    (length) =>
      `query (${repeatUpTo(length, (index) => `$v${index}: ProjectDashbordVersionFiltr${index}`)}) { alert(id: "a") { id } }`,
  ),
  makeHostileDocument('input members that are misspelt', (length) =>
    makeFilterQuery(`{${repeatUpTo(length, (index) => `acknowledgdAt${index}: 1`)}}`),
  ),
  makeHostileDocument('one very long name', (length) => `{ ${'a'.repeat(length)} }`),
];

const lexical = [
  makeHostileDocument('a comment', (length) => `#${'a'.repeat(length)}\n{ alert(id: "a") { id } }`),
  makeHostileDocument('short comments', (length) => `${'#\n'.repeat(length / 2)}{ alert(id: "a") { id } }`),
  makeHostileDocument('line breaks before an error', (length) => `${'\n'.repeat(length)}{ alert(id: "a") { id `),
  makeHostileDocument('line breaks before unknown fields', (length) => `${'\n'.repeat(length)}{ ${'a '.repeat(30)} }`),
  makeHostileDocument('commas', (length) => `${','.repeat(length)}{ alert(id: "a") { id } }`),
  makeHostileDocument('a string', (length) => makeFilterQuery(`{title: {eq: "${'a'.repeat(length)}"}}`)),
  makeHostileDocument('a string of escapes', (length) =>
    makeFilterQuery(`{title: {eq: "${'\\n'.repeat(length / 2)}"}}`),
  ),
  makeHostileDocument('a string left open', (length) => `{ alert(id: "${'a'.repeat(length)}`),
  makeHostileDocument('a string of brackets', (length) =>
    makeFilterQuery(`{title: {eq: "${'{[('.repeat(length / 3)}"}}`),
  ),
  makeHostileDocument('a block string of short lines', (length) =>
    makeFilterQuery(`{title: {eq: """${'\n a'.repeat(length / 3)}"""}}`),
  ),
  makeHostileDocument('a block string of empty lines', (length) =>
    makeFilterQuery(`{title: {eq: """${'\n'.repeat(length)}"""}}`),
  ),
  makeHostileDocument('descriptions', (length) => `${'"a" '.repeat(length / 4)}{ alert(id: "a") { id } }`),
  makeHostileDocument('a long number', (length) => makeFilterQuery(`{id: {eq: ${'1'.repeat(length)}}}`)),
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
