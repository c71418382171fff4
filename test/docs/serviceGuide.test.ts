import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedSettings } from '../../app/config/index.ts';
import { findCitingTests } from '../../docs/citingTests.ts';
import { findUnknownCitations, findUntestedSections, replaceTable } from '../../docs/sectionTable.ts';
import { listRules, semanticsChapters } from '../../docs/semanticsChapters.ts';
import { replaceSettingsTables } from '../../docs/settingsTable.ts';

const readDocument = (file: string) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');

/** The variables that app/config/index.ts reads. */
const variables = Object.values(documentedSettings).flatMap((settings) =>
  Object.values(settings).flatMap(({ variable, isSecret }) => (isSecret ? [variable, `${variable}_FILE`] : [variable])),
);

/** The variables in the first column of the tables of a text. */
const variablesIn = (text: string) =>
  [...text.matchAll(/^\| (`[A-Z][A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap(([, cell = '']) =>
    cell.replaceAll('`', '').split(', '),
  );

describe('the tables of settings', () => {
  it('in docs/settings.md is up to date; `npm run generate` makes it so', () => {
    const guide = readDocument('docs/settings.md');

    expect(variablesIn(guide).toSorted()).toEqual(variables.toSorted());
    expect(replaceSettingsTables(guide)).toBe(guide);
  });

  it('that are gone, in docs/upgrading.md, has none that there is', () => {
    const gone = [...readDocument('docs/upgrading.md').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      cell.match(/[A-Z_]+/g),
    );

    expect(gone).toContain('ADMIN_HOST');
    expect(gone.filter((name) => variables.includes(name ?? ''))).toEqual([]);
  });

  it('in README.md names variables that exist, each once', () => {
    const named = variablesIn(readDocument('README.md'));

    expect(named).toContain('DATABASE_URL');
    expect(named.filter((name, at) => !variables.includes(name) || named.indexOf(name) !== at)).toEqual([]);
  });
});

describe('the table of sections and tests', () => {
  it('is up to date; `npm run generate` makes it so', () => {
    const page = readDocument('test/service/sections.md');
    expect(replaceTable(page)).toBe(page);
  });

  it('contains every section that a test cites', () => {
    expect(findUnknownCitations()).toEqual([]);
  });

  it('finds citations in names of tests, of groups, and in rows of tables', () => {
    const tests = findCitingTests();
    const sectionsOf = (file: string, name: string) =>
      tests.find((test) => test.file === `test/service/${file}` && test.name === name)?.sections;

    expect(sectionsOf('monitoring/webhook.server.test.ts', 'fills in defaults, access key and URL')).toEqual([
      '3.17.1',
    ]);
    expect(sectionsOf('directory.cluster.test.ts', 'the service does not start with …')).toEqual(['0.1.1']);
    expect(sectionsOf('identity/token.test.ts', 'refuses … with …')).toContain('3.1.3');
  });

  it('has no section without a test', () => {
    expect(semanticsChapters.flatMap(listRules)).toEqual(
      expect.arrayContaining(['0.1.1', '1.1.1', '2.3', '3.17.9', '4.7.4', '6']),
    );
    expect(findUntestedSections()).toEqual([]);
  });
});
