/** Sends a recognisable value in every member of every mutation's input, and searches errors, logs, metrics for it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { subgraphs } from '../../subgraphs/index.ts';
import { processEnvironment } from '../service/serviceProcess.ts';
import { createTestDomain } from '../service/testDomain.ts';
import { fetchAccessToken, makeSendQuery } from './testGraph.ts';

const CANARY = `canary${randomBytes(8).toString('hex')}`;

/** A name of an enumeration, which a literal writes without quotation marks. */
class EnumName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type InputValuePath = readonly (string | number)[];

/** A value for a required member while another member is tested. */
const sample = (type: GraphQLInputType): unknown => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isEnumType(nullable)) return new EnumName(nullable.getValues()[0]?.name ?? '');
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sample(field.type)]),
    );
  const samples: Readonly<Record<string, unknown>> = {
    ...{ Boolean: true, DateTime: '2030-01-01', Float: 1, Int: 1, JSON: {}, JSONObject: {} },
  };
  return samples[String(nullable)] ?? 'x';
};

/** Leaves of an input at any depth; of a list, its first element. */
const listInputLeaves = (
  type: GraphQLInputType,
  path: InputValuePath = [],
  within: readonly string[] = [],
): [InputValuePath, GraphQLInputType][] => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return listInputLeaves(nullable.ofType, [...path, 0], within);
  if (!isInputObjectType(nullable)) return [[path, nullable]];
  if (within.includes(nullable.name)) return [];
  return Object.values(nullable.getFields()).flatMap((field) =>
    listInputLeaves(field.type, [...path, field.name], [...within, nullable.name]),
  );
};

/** The smallest input with a value at one path. */
const inputWith = (type: GraphQLInputType, [step, ...rest]: InputValuePath, value: unknown): unknown => {
  if (step === undefined) return value;
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [inputWith(nullable.ofType, rest, value)];
  const field = isInputObjectType(nullable) ? nullable.getFields()[step] : undefined;
  return { ...(sample(type) as object), ...(field && { [step]: inputWith(field.type, rest, value) }) };
};

/** Values that contain the canary, of the member's type and of other types. */
const canariesFor = (type: GraphQLInputType): unknown[] => {
  const name = getNamedType(type).name;
  if (name === 'JSON') return [CANARY, { [CANARY]: CANARY }];
  if (name === 'JSONObject') return [{ member: CANARY }, CANARY, [CANARY]];
  if (name === 'String' || name === 'ID') return [CANARY, CANARY.repeat(100), { member: CANARY }];
  return [CANARY, ...(isEnumType(type) ? [new EnumName(CANARY)] : [])];
};

const literal = (value: unknown): string => {
  if (value instanceof EnumName) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${literal(inner)}`)
    .join(', ')} }`;
};

const asJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner) => (inner instanceof EnumName ? inner.name : inner)));

/** Every mutation with the canary at each path of its input, as a literal and as a variable. */
const requests = Object.values(subgraphs)
  .flatMap(({ schema }) => Object.values(schema.getMutationType()?.getFields() ?? {}))
  .flatMap(({ name, args: [input] }) => {
    const type = input?.type;
    if (type === undefined) return [];
    return listInputLeaves(type).flatMap(([path, leaf]) =>
      canariesFor(leaf).flatMap((value) => {
        const given = inputWith(type, path, value);
        const call = (argument: string) =>
          `${name}(input: ${argument}) { userErrors { code upstreamCode message path } }`;
        return [
          { place: `${name} ${path.join('.')}`, query: `mutation { ${call(literal(given))} }`, variables: {} },
          {
            place: `${name} ${path.join('.')}`,
            query: `mutation ($input: ${type}) { ${call('$input')} }`,
            variables: { input: asJson(given) },
          },
        ];
      }),
    );
  });

/** Everything that a process writes to stdout and stderr. */
const captureOutput = (child: ChildProcess) => {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
};

const startLogged = (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { child, output: captureOutput(child), stop };
};

const root = join(import.meta.dirname, '../..');

/** Starts service and gateway as processes with the most detailed log level. */
const startLoud = async () => {
  const loud = { LOG_LEVEL: 'trace', DATA_DIR: mkdtempSync(join(tmpdir(), 'skein-')) };
  const service = startLogged([join(root, 'app/service.ts')], processEnvironment(loud));
  const [{ ready: upstreamUrl }] = (await once(service.child, 'message')) as [{ ready: string }];
  const env = { ...processEnvironment(loud), PORT: '0', UPSTREAM_URL: upstreamUrl };
  const gateway = startLogged([join(root, 'app/start.ts'), 'gateway'], env);
  while (!/GraphQL at (\S+)\/graphql/.test(gateway.output())) await once(gateway.child.stdout ?? gateway.child, 'data');
  const [, url = ''] = /GraphQL at (\S+)\/graphql/.exec(gateway.output()) ?? [];
  return {
    url,
    upstreamUrl,
    output: () => service.output() + gateway.output(),
    [Symbol.asyncDispose]: async () => {
      await gateway.stop();
      await service.stop();
    },
  };
};

/** Number of concurrent requests. */
const AT_ONCE = 8;

describe('a value in the input of a mutation', () => {
  it('appears in no error, log or metric, whether its type is right or wrong, in literals and variables', {
    timeout: 300_000,
  }, async () => {
    await using stack = await startLoud();
    const { domainId, users } = await createTestDomain(stack.upstreamUrl);
    const ask = makeSendQuery(stack.url, await fetchAccessToken(stack.url, domainId, users.admin));
    const leaks: string[] = [];
    const failed: string[] = [];
    const left = [...requests];
    const work = async () => {
      for (let request = left.pop(); request !== undefined; request = left.pop()) {
        const answer = await ask(request.query, request.variables);
        if (JSON.stringify(answer).includes(CANARY)) leaks.push(`${request.place}: ${JSON.stringify(answer)}`);
        const codes = answer.errors?.map(({ extensions }) => extensions.code) ?? [];
        if (codes.includes('INTERNAL_SERVER_ERROR')) failed.push(`${request.place}: ${JSON.stringify(answer)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const metrics = await Promise.all(
      [stack.url, stack.upstreamUrl].map(async (url) => (await fetch(`${url}/metrics`)).text()),
    );

    expect(requests.length).toBeGreaterThan(1_000);
    const logged = stack.output().split('\n');
    expect(logged.filter((line) => line.includes(CANARY))).toEqual([]);
    expect(leaks).toEqual([]);
    expect(failed).toEqual([]);
    expect(metrics.join()).not.toContain(CANARY);
    expect(metrics[0]).toContain('mutation');
  });
});
