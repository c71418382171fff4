/** Writes the reference of the graph to `docs/reference/`: a page for each type and root field, grouped by area. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGraphQLMarkdown } from '@graphql-markdown/cli';
import { printSchemaWithAreas } from './printSchemaWithAreas.ts';
import { findReferencePages, formatTitle } from './referencePages.ts';

const KINDS = ['queries', 'mutations', 'subscriptions', 'objects', 'unions', 'inputs', 'enums', 'scalars'];
const rankKind = (kind: string) => KINDS.indexOf(kind);

const docs = join(import.meta.dirname, '..');
const temporary = mkdtempSync(join(tmpdir(), 'skein-reference-'));
const schema = join(temporary, 'schema.graphql');
writeFileSync(schema, printSchemaWithAreas());
rmSync(join(docs, 'reference'), { recursive: true, force: true });

/** The types of the tool do not admit plain texts as names. */
type ReferenceOptions = Parameters<typeof runGraphQLMarkdown>[0];

await runGraphQLMarkdown(
  {
    schema,
    rootPath: docs,
    baseURL: 'reference',
    linkRoot: '/docs',
    tmpDir: temporary,
    diffMethod: 'NONE',
    homepage: false,
    formatter: '@graphql-markdown/formatters/mkdocs',
    loaders: { GraphQLFileLoader: '@graphql-tools/graphql-file-loader' },
    groupByDirective: { directive: 'doc', field: 'category', fallback: 'Shared' },
    docOptions: { sectionHeaderId: false },
    printTypeOptions: { typeBadges: false },
  } as unknown as ReferenceOptions,
  {},
);
rmSync(temporary, { recursive: true });

/** The first page: what each area has, by kind. */
const index = [...Map.groupBy(findReferencePages(), ({ area }) => area)].map(([area, pages]) => {
  const kinds = [...Map.groupBy(pages, ({ kind }) => kind)].toSorted(
    ([one], [other]) => rankKind(one) - rankKind(other),
  );
  const lines = kinds.map(([kind, ofKind]) => {
    const links = ofKind.map(({ title, path }) => `[\`${title}\`](/${path})`);
    return `### ${formatTitle(kind)} {#${area}-${kind}}\n\n${links.join(' · ')}`;
  });
  return [`## ${formatTitle(area)}`, ...lines].join('\n\n');
});
const intro = 'Every type and root field of the graph, by area. *Shared* has what belongs to several areas.';
writeFileSync(join(docs, 'reference', 'index.md'), ['# Reference', intro, ...index, ''].join('\n\n'));
