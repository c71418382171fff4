/** All settings, read once at startup. No other file reads the environment. */

import { defaultLimits } from '../../gateway/engine/base/limits.ts';
import { findCallerLimitErrors, findExplainErrors, findSessionErrors, findTokenErrors } from './consistency.ts';
import { constants } from './constants.ts';
import { formatFileVariable, readSecretFile } from './secretFiles.ts';
import {
  type Config,
  limits,
  type Setting,
  type SettingDeclarations,
  type SettingValues,
  settings,
} from './settings.ts';

export type { Constants } from './constants.ts';
export type { Config, Setting, SettingDeclarations } from './settings.ts';
export { documentedSettings } from './settings.ts';

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Whether the operator has set `NODE_ENV` to `production`. `app/preload.js` does it too, for libraries, and says so. */
const isProduction = (env: EnvironmentVariables) =>
  env.NODE_ENV === 'production' && env.NODE_ENV_WAS_UNSET === undefined;

/** The value of a setting whose variable is unset. */
const chooseDefault = ({ fallback, inProduction }: Setting<unknown>, env: EnvironmentVariables) =>
  isProduction(env) && inProduction !== undefined ? inProduction : fallback;

/** The variables of a setting that are set. An empty value counts as unset. */
const listSetVariables = ({ variable, isSecret }: Setting<unknown>, env: EnvironmentVariables): readonly string[] =>
  [variable, ...(isSecret ? [formatFileVariable(variable)] : [])].filter((name) => env[name]);

const readSetting = (setting: Setting<unknown>, env: EnvironmentVariables, errors: string[]) => {
  const fallback = chooseDefault(setting, env);
  const [name, ...others] = listSetVariables(setting, env);
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

const readSettings = <Of extends SettingDeclarations>(
  all: Of,
  env: EnvironmentVariables,
  errors: string[],
): SettingValues<Of> => {
  const values = Object.entries(all).map(([name, setting]) => [name, readSetting(setting, env, errors)]);
  return Object.freeze(Object.fromEntries(values)) as SettingValues<Of>;
};

/** Prefixes that only settings of this project have. A name that is mistyped, or gone, would otherwise have no effect. */
const OWN_NAME = /^(EMBEDDED|LIMIT|RATE_LIMIT|STREAMS|SUBGRAPH|UPSTREAM)_/;

/** What Kubernetes sets for a service named `upstream`: `UPSTREAM_PORT_80_TCP`, `UPSTREAM_SERVICE_HOST`. */
const SERVICE_LINK = /_(PORT|SERVICE_HOST)(_|$)/;

const findUnknownSettings = (env: EnvironmentVariables): string[] => {
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
export const readConfig = (env: EnvironmentVariables): Config => {
  const errors = findUnknownSettings(env);
  const config = {
    ...constants,
    ...readSettings(settings, env, errors),
    sessionLocalhost: !isProduction(env),
    limits: Object.freeze({ ...defaultLimits, ...readSettings(limits, env, errors) }),
  };
  errors.push(
    ...findTokenErrors(config),
    ...findCallerLimitErrors(config),
    ...findExplainErrors(config),
    ...findSessionErrors(config),
  );
  if (errors.length > 0) throw new Error(`Bad settings:\n  ${errors.join('\n  ')}`);
  return Object.freeze(config);
};
