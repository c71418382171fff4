/** The sections of `CHANGELOG.md`, whose form is that of Keep a Changelog. */

const UNRELEASED = '## [Unreleased]\n';

/**
 * The section of a version, without its heading.
 *
 * @throws Error there is none
 */
export const findSection = (changelog: string, version: string): string => {
  const section = changelog.split(/^(?=## \[)/m).find((text) => text.startsWith(`## [${version}]`));
  if (section === undefined) throw new Error(`CHANGELOG.md: expected a section ## [${version}]`);
  return section.slice(section.indexOf('\n') + 1).trim();
};

/**
 * The changelog in which what was unreleased is a version, below an empty section for what comes.
 *
 * @param date `2026-11-29`
 * @throws Error there is nothing unreleased, or the version is there
 */
export const moveUnreleased = (changelog: string, version: string, date: string): string => {
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md: ${version} is there already`);
  if (findSection(changelog, 'Unreleased') === '') throw new Error('CHANGELOG.md: nothing is unreleased');
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n## [${version}] - ${date}\n`);
};
