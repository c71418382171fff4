/** Writes `focus.csv`: `node app/demo/writeFocus.ts`. The same seed writes the same file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SEED = 20_250_203;
const FIRST_YEAR = 2024;
const MONTHS = 14;

/** Pseudo-random numbers from 0 (inclusive) to 1 (exclusive), the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Provider {
  readonly name: string;
  readonly region: string;
  readonly billing: readonly [id: string, name: string];
  /** Service, its category, and its share of a project's spending. */
  readonly services: readonly (readonly [service: string, category: string, share: number])[];
}

const aws: Provider = {
  name: 'AWS',
  region: 'eu-central-1',
  billing: ['210987654300', 'Example organisation'],
  services: [
    ['Amazon Elastic Compute Cloud', 'Compute', 0.38],
    ['Amazon Relational Database Service', 'Databases', 0.24],
    ['Amazon Simple Storage Service', 'Storage', 0.1],
    ['Amazon Elastic Kubernetes Service', 'Compute', 0.08],
    ['Amazon CloudFront', 'Networking', 0.08],
    ['AWS Lambda', 'Compute', 0.05],
    ['Amazon CloudWatch', 'Management and Governance', 0.04],
    ['AWS Data Transfer', 'Networking', 0.03],
  ],
};

const azure: Provider = {
  name: 'Microsoft',
  region: 'westeurope',
  billing: ['8611537', 'Example GmbH'],
  services: [
    ['Azure Front Door', 'Networking', 0.4],
    ['Azure Kubernetes Service', 'Compute', 0.35],
    ['Azure Cosmos DB', 'Databases', 0.25],
  ],
};

const google: Provider = {
  name: 'Google Cloud',
  region: 'europe-west3',
  billing: ['01AB23-CD45EF-678901', 'Example analytics'],
  services: [
    ['BigQuery', 'Analytics', 0.42],
    ['Compute Engine', 'Compute', 0.22],
    ['Cloud Storage', 'Storage', 0.16],
    ['Pub/Sub', 'Integration', 0.12],
    ['Vertex AI', 'AI and Machine Learning', 0.08],
  ],
};

type Account = readonly [id: string, name: string];

const production: Account = ['210987654321', 'retail-production'];
const staging: Account = ['210987654322', 'retail-staging'];
const edge: Account = ['0f4d3c1e-52aa-4c6e-9d0f-3e1b7a8c2d11', 'retail-edge'];
const analytics: Account = ['data-production-4711', 'data-production'];
const archive: Account = ['210987654323', 'data-archive'];

/** Spending of a project: the account, the amount of the first month (USD), and its monthly growth. */
type Spending = readonly [project: string, provider: Provider, account: Account, first: number, growth: number];

const spendings: readonly Spending[] = [
  ['Checkout', aws, production, 9_400, 1.02],
  ['Checkout', aws, staging, 1_300, 1.0],
  ['Checkout', azure, edge, 700, 1.01],
  ['Storefront', aws, production, 14_800, 1.03],
  ['Storefront', aws, staging, 1_900, 1.01],
  ['Storefront', azure, edge, 2_600, 1.04],
  ['Payments', aws, production, 6_200, 1.01],
  ['Payments', aws, staging, 800, 1.0],
  ['Order management', aws, production, 7_100, 1.015],
  ['Order management', aws, staging, 950, 1.0],
  ['Product search', aws, production, 8_300, 1.06],
  ['Product search', aws, staging, 1_200, 1.02],
  ['Recommendations', aws, production, 3_900, 1.09],
  ['Recommendations', google, analytics, 1_800, 1.08],
  ['Mobile app', aws, production, 2_700, 1.02],
  ['Mobile app', azure, edge, 900, 1.02],
  ['Logistics', aws, production, 3_300, 0.985],
  ['Data warehouse', google, analytics, 18_600, 1.025],
  ['Data warehouse', aws, archive, 2_100, 1.03],
  ['Event streaming', google, analytics, 7_700, 1.04],
  ['Event streaming', aws, archive, 1_100, 1.02],
  ['Finance reporting', google, analytics, 2_400, 1.0],
  ['Model training', google, analytics, 5_200, 1.11],
  ['Model training', aws, archive, 900, 1.05],
];

const COLUMNS = [
  'BilledCost',
  'BillingAccountId',
  'BillingAccountName',
  'BillingCurrency',
  'BillingPeriodStart',
  'BillingPeriodEnd',
  'ChargeCategory',
  'ChargePeriodStart',
  'ChargePeriodEnd',
  'EffectiveCost',
  'InvoiceIssuerName',
  'ListCost',
  'ProviderName',
  'PublisherName',
  'RegionId',
  'ResourceId',
  'ServiceCategory',
  'ServiceName',
  'SubAccountId',
  'SubAccountName',
  'Tags',
] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

const startOf = (month: number) => `${new Date(Date.UTC(FIRST_YEAR, month, 1)).toISOString().slice(0, 19)}Z`;

/** Seasonal factor: high at Black Friday and Christmas, low in February; the last month is only half over. */
const seasonOf = (month: number): number => {
  const ofYear = [0.98, 0.93, 1, 1, 1.01, 1, 0.97, 0.96, 1.02, 1.05, 1.22, 1.28][month % 12] ?? 1;
  return month === MONTHS - 1 ? ofYear * 0.52 : ofYear;
};

const random = randomFrom(SEED);
const around = (amount: number, spread: number) => amount * (1 + (random() * 2 - 1) * spread);
const hexDigits = (length: number) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');

const charge = (spending: Spending, month: number, cost: number, more: Partial<Row>): Row => {
  const [, { name, region, billing }, [accountId, accountName]] = spending;
  return {
    BilledCost: cost.toFixed(6),
    BillingAccountId: billing[0],
    BillingAccountName: billing[1],
    BillingCurrency: 'USD',
    BillingPeriodStart: startOf(month),
    BillingPeriodEnd: startOf(month + 1),
    ChargeCategory: 'Usage',
    ChargePeriodStart: startOf(month),
    ChargePeriodEnd: startOf(month + 1),
    EffectiveCost: (cost * 0.94).toFixed(6),
    InvoiceIssuerName: name,
    ListCost: (cost * 1.12).toFixed(6),
    ProviderName: name,
    PublisherName: name,
    RegionId: region,
    ResourceId: '',
    ServiceCategory: '',
    ServiceName: '',
    SubAccountId: accountId,
    SubAccountName: accountName,
    Tags: '',
    ...more,
  };
};

const environmentOf = ([, name]: Account) => (name.endsWith('staging') ? 'staging' : 'production');

const usage = (spending: Spending, month: number): Row[] => {
  const [project, { services }, account, first, growth] = spending;
  const monthly = first * growth ** month * seasonOf(month);
  const Tags = JSON.stringify({ project, environment: environmentOf(account) });
  return services.map(([ServiceName, ServiceCategory, share]) =>
    charge(spending, month, around(monthly * share, 0.09), {
      ...{ ServiceName, ServiceCategory, Tags },
      ResourceId: `${project.toLowerCase().replaceAll(' ', '-')}-${hexDigits(8)}`,
    }),
  );
};

/** Charges of no project: support, tax, and a credit for the first months. */
const shared = (spending: Spending, month: number): Row[] => [
  charge(spending, month, around(1_450, 0.03), {
    ServiceName: 'Support',
    ServiceCategory: 'Management and Governance',
    ChargeCategory: 'Purchase',
  }),
  charge(spending, month, around(2_900, 0.05) * seasonOf(month), {
    ServiceName: 'Tax',
    ServiceCategory: 'Other',
    ChargeCategory: 'Tax',
  }),
  ...(month < 6
    ? [charge(spending, month, -1_000, { ServiceName: 'Credits', ServiceCategory: 'Other', ChargeCategory: 'Credit' })]
    : []),
];

const payer: Spending = ['', aws, ['210987654300', 'organisation'], 0, 1];

const rows = Array.from({ length: MONTHS }, (_, month) => [
  ...spendings.flatMap((spending) => usage(spending, month)),
  ...shared(payer, month),
]).flat();

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))].map((fields) =>
  fields.map(quoted).join(','),
);

writeFileSync(join(import.meta.dirname, 'focus.csv'), `${lines.join('\n')}\n`);
