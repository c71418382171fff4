/** The arguments of the programs that npm scripts run. Their settings are environment variables. */

/**
 * The arguments of this process: at most one, and only a known one.
 *
 * @param among what the argument may be
 * @throws {Error} naming the first argument that the program does not take
 */
export const programArguments = ({ among }: { readonly among: readonly string[] }): readonly string[] => {
  const given = process.argv.slice(2);
  const unknown = given.find((argument, index) => index > 0 || !among.includes(argument));
  if (unknown === undefined) return given;
  const expected = among.length > 0 ? `expected one of ${among.join(', ')}` : 'expected none';
  throw new Error(`Unknown argument ${unknown}: ${expected}. Settings are environment variables (docs/settings.md).`);
};
