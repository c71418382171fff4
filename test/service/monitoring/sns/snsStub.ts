/** A stub of Amazon SNS: serves certificates, signs envelopes, and answers requests. */
import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from 'undici';

const file = (name: string) => readFileSync(join(import.meta.dirname, name));
const [key, certificate] = [file('key.pem'), file('certificate.pem')];

export const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:alarms';
export const SNS = 'https://sns.eu-west-1.amazonaws.com';

/** The URL of SNS in a region, according to its documentation. */
export const REGIONS = [
  SNS,
  'https://sns.us-gov-west-1.amazonaws.com',
  'https://sns.cn-north-1.amazonaws.com.cn',
] as const;

let certificates = 0;
/** A URL of a certificate that was not fetched before. */
export const makeCertificateUrl = (): string => `/SimpleNotificationService-${++certificates}.pem`;

export type SnsEnvelope = Readonly<Record<string, string>>;

const SIGNED = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];

/** A signed envelope of SNS. The members are added or replace others before it is signed. */
export const anEnvelope = (members: SnsEnvelope, version: '1' | '2' = '1'): SnsEnvelope => {
  const envelope: SnsEnvelope = {
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: TOPIC,
    Timestamp: '2024-05-01T08:30:00.318Z',
    SigningCertURL: `${SNS}/SimpleNotificationService-0.pem`,
    UnsubscribeURL: `${SNS}/?Action=Unsubscribe&SubscriptionArn=${TOPIC}:c9135db0`,
    ...members,
    SignatureVersion: version,
  };
  const text = SIGNED.filter((name) => name in envelope).map((name) => `${name}\n${envelope[name]}\n`);
  const algorithm = version === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
  return { ...envelope, Signature: sign(algorithm, Buffer.from(text.join('')), key).toString('base64') };
};

/** The running stub. Requests to other hosts are refused. */
export interface SnsStub extends AsyncDisposable {
  /** Serves the certificate at a path for this number of requests. */
  readonly serveCertificate: (path: string, status?: number, origin?: string) => void;
  /** Answers one GET request. */
  readonly answerOnce: (path: string, status: number, headers?: Record<string, string>, origin?: string) => void;
  /** Expected requests that were not received. */
  readonly uncalled: () => string[];
}

/** Starts the stub; `await using` stops it. */
export const startSnsStub = (): SnsStub => {
  const before = getGlobalDispatcher();
  const agent = new MockAgent();
  agent.enableNetConnect(/^(127\.0\.0\.1|localhost):/);
  setGlobalDispatcher(agent);
  const at = (origin: string, path: string) => agent.get(origin).intercept({ path });
  at(SNS, '/SimpleNotificationService-0.pem').reply(200, certificate).persist();
  return {
    serveCertificate: (path, status = 200, origin = SNS) => {
      at(origin, path).reply(status, certificate);
    },
    answerOnce: (path, status, headers = {}, origin = SNS) => {
      at(origin, path).reply(status, '<ok/>', { headers });
    },
    uncalled: () => agent.pendingInterceptors().flatMap(({ persist, path }) => (persist ? [] : [String(path)])),
    [Symbol.asyncDispose]: async () => {
      setGlobalDispatcher(before);
      await agent.close();
    },
  };
};
