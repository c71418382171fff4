/** All settings, read once at startup. No other file reads the environment. */

import { defaultLimits } from '../../gateway/engine/base/limits.ts';
import { callerLimitErrors, explainSettingErrors, sessionErrors, tokenErrors } from './consistency.ts';
import { constants } from './constants.ts';
import { fileVariableOf, readSecretFile } from './secretFiles.ts';
import { type Config, limits, type Setting, type Settings, settings, type Values } from './settings.ts';

export type { Constants } from './constants.ts';
export type { Config, Setting, Settings } from './settings.ts';
export { documentedSettings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the operator has set `NODE_ENV` to `production`. `app/preload.js` does it too, for libraries, and says so. */
const isProduction = (env: Environment) => env.NODE_ENV === 'production' && env.NODE_ENV_WAS_UNSET === undefined;

/** The value of a setting whose variable is unset. */
const defaultOf = ({ fallback, inProduction }: Setting<unknown>, env: Environment) =>
  isProduction(env) && inProduction !== undefined ? inProduction : fallback;

/** The variables of a setting that are set. An empty value counts as unset. */
const variablesOf = ({ variable, isSecret }: Setting<unknown>, env: Environment): readonly string[] =>
  [variable, ...(isSecret ? [fileVariableOf(variable)] : [])].filter((name) => env[name]);

const readSetting = (setting: Setting<unknown>, env: Environment, errors: string[]) => {
  const fallback = defaultOf(setting, env);
  const [name, ...others] = variablesOf(setting, env);
  if (name === undefined) return fallback;
  try {
    if (others.length > 0) throw new Error(`expected without ${others.join(', ')}: set only one of them`);
    const value = env[name] ?? '';
    return setting.read(name === setting.variable ? value : readSecretFile(value));
  } catch (error) {
    errors.push(`${name}: ${(error as Error).message}`);
    return fallback;
  }
};

const readSettings = <Of extends Settings>(all: Of, env: Environment, errors: string[]): Values<Of> => {
  const values = Object.entries(all).map(([name, setting]) => [name, readSetting(setting, env, errors)]);
  return Object.freeze(Object.fromEntries(values)) as Values<Of>;
};

/** Names that settings of this project have alone. One that is mistyped, or gone, would otherwise have no effect. */
const OWN_NAME = /^(EMBEDDED|LIMIT|RATE_LIMIT|STREAMS|SUBGRAPH|UPSTREAM)_/;

/** What Kubernetes sets for a service named `upstream`: `UPSTREAM_PORT_80_TCP`, `UPSTREAM_SERVICE_HOST`. */
const SERVICE_LINK = /_(PORT|SERVICE_HOST)(_|$)/;

const unknownSettingErrors = (env: Environment): string[] => {
  const known = new Set([settings, limits].flatMap(Object.values<Setting<unknown>>).map(({ variable }) => variable));
  const isUnknown = (name: string) => OWN_NAME.test(name) && !SERVICE_LINK.test(name) && !known.has(name) && env[name];
  return Object.keys(env)
    .filter(isUnknown)
    .map((name) => `${name}: expected unset, there is no such setting (docs/upgrading.md lists those that are gone)`);
};

/**
 * Reads all settings from the environment, and secrets from the files that it names.
 *
 * @throws Error that names every invalid variable and the expected format; it does not repeat values, as some are
 * secret
 */
export const readConfig = (env: Environment): Config => {
  const errors = unknownSettingErrors(env);
  const config = {
    ...constants,
    ...readSettings(settings, env, errors),
    sessionLocalhost: !isProduction(env),
    limits: Object.freeze({ ...defaultLimits, ...readSettings(limits, env, errors) }),
  };
  errors.push(
    ...tokenErrors(config),
    ...callerLimitErrors(config),
    ...explainSettingErrors(config),
    ...sessionErrors(config),
  );
  if (errors.length > 0) throw new Error(`Bad settings:\n  ${errors.join('\n  ')}`);
  return Object.freeze(config);
};
