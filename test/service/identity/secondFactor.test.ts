import { createHmac } from 'node:crypto';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findTotpStep } from '../../../service/identity/totp.ts';
import { type HttpStub, startHttpStub } from '../httpStub.ts';
import {
  type ApiClient,
  clock,
  createApiClient,
  createTestDomain,
  PASSWORD,
  setClockOffset,
  sharedService,
  type TestDomain,
} from '../testDomain.ts';
import { startTestService, type TestService } from '../testService.ts';
import { withClockAhead } from './machineCredentials.ts';
import { issueToken, readErrorCode } from './signIn.ts';

beforeAll(() => sharedService());

/** RFC 6238, appendix B: the key of its SHA-1 vectors, and the last six digits of their codes. */
const RFC_KEY = Buffer.from('12345678901234567890');
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const RFC_VECTORS = [
  { seconds: 59, code: '287082' },
  { seconds: 1_111_111_109, code: '081804' },
  { seconds: 1_111_111_111, code: '050471' },
  { seconds: 1_234_567_890, code: '005924' },
  { seconds: 2_000_000_000, code: '279037' },
  { seconds: 20_000_000_000, code: '353130' },
];

/** The code at a time, computed without the library of the service. */
const codeAt = (seconds: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / 30)));
  const hash = createHmac('sha1', RFC_KEY).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** Moves the clock to the middle of the current time step, so that test duration does not matter. */
const midStep = () => {
  const seconds = clock().getTime() / 1000;
  setClockOffset((Math.floor(seconds / 30) * 30 + 15 - seconds) * 1000);
  return clock().getTime() / 1000;
};

afterEach(() => setClockOffset(0));

/** A user with an authenticator app, and a function that signs the user in. */
const withApp = async () => {
  const domain = await createTestDomain();
  const { anonymous, domainId, put } = domain;
  const mfa = { state: 'ENABLED', mfa_type: 'OTP', options: { otp_secret: RFC_SECRET } };
  await put('users', [{ user_id: 'otp@test', domain_id: domainId, password: PASSWORD, mfa }]);
  const signIn = (more: Record<string, unknown> = {}) => issueToken(anonymous, domainId, 'otp@test', more);
  return { ...domain, signIn };
};

describe('a code of an authenticator app', () => {
  it.each(RFC_VECTORS)('3.1.6 RFC 6238, appendix B: $code at $seconds seconds', ({ seconds, code }) => {
    expect(findTotpStep(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
    expect(codeAt(seconds)).toBe(code);
  });

  it.each(['', '1', 'not base32!'])('3.1.6 an invalid secret (%s) has no code', (secret) => {
    expect(findTotpStep(secret, '287082', new Date(59_000))).toBeUndefined();
  });

  it('3.1.6 is requested after a correct password, for LOCAL and for MFA', async () => {
    const { signIn } = await withApp();
    const wrongCode = { credentials: { user_id: 'otp@test', password: 'guess' } };
    expect(readErrorCode(await signIn())).toBe('ERROR_MFA_REQUIRED');
    expect(readErrorCode(await signIn({ auth_type: 'MFA' }))).toBe('ERROR_MFA_REQUIRED');
    expect(readErrorCode(await signIn({ verify_code: '' }))).toBe('ERROR_MFA_REQUIRED');
    expect(readErrorCode(await signIn(wrongCode))).toBe('ERROR_AUTHENTICATION_FAILURE');
    expect(readErrorCode(await signIn({ ...wrongCode, verify_code: '123456' }))).toBe('ERROR_AUTHENTICATION_FAILURE');
  });

  it('3.1.6 is accepted with the auth_type of the first step or with MFA', async () => {
    const { signIn } = await withApp();
    const start = midStep();
    expect((await signIn({ verify_code: codeAt(start - 30), auth_type: 'LOCAL' })).status).toBe(200);
    expect((await signIn({ verify_code: codeAt(start), auth_type: 'MFA' })).status).toBe(200);
  });

  it.each([
    { given: 'of the previous step', away: -30, code: 200 },
    { given: 'of the next step', away: 30, code: 200 },
    { given: 'from two steps ago', away: -60, code: 'ERROR_INVALID_CREDENTIALS' },
    { given: 'two steps ahead', away: 60, code: 'ERROR_INVALID_CREDENTIALS' },
  ])('3.1.6 $given returns $code', async ({ away, code }) => {
    const { signIn } = await withApp();
    const start = midStep();
    expect(readErrorCode(await signIn({ verify_code: codeAt(start + away) }))).toBe(code);
  });

  it('is accepted although a clock that was ahead has accepted a later one', async () => {
    const { signIn } = await withApp();
    const start = midStep();
    const accepted = async (seconds: number) => readErrorCode(await signIn({ verify_code: codeAt(seconds) }));
    await withClockAhead(1_200_000, async () => accepted(start + 1_200));

    midStep();
    expect(await accepted(start)).toBe(200);
    expect(await accepted(start)).toBe('ERROR_INVALID_CREDENTIALS');
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６'])('3.1.6 %s is not accepted as a code', async (verify_code) => {
    const { signIn } = await withApp();
    expect(readErrorCode(await signIn({ verify_code }))).toBe('ERROR_INVALID_CREDENTIALS');
  });

  it('3.1.6 is accepted once, also in concurrent requests', async () => {
    const { signIn } = await withApp();
    const start = midStep();
    const verify_code = codeAt(start);
    const answers = await Promise.all([signIn({ verify_code }), signIn({ verify_code }), signIn({ verify_code })]);
    expect(answers.map(readErrorCode).sort()).toEqual([200, 'ERROR_INVALID_CREDENTIALS', 'ERROR_INVALID_CREDENTIALS']);
    expect(readErrorCode(await signIn({ verify_code: codeAt(start - 30) }))).toBe('ERROR_INVALID_CREDENTIALS');
  });

  it('3.1.7 wrong codes block sign-in like wrong passwords, and a request for a code does not reset the count', async () => {
    const { signIn } = await withApp();
    const start = midStep();
    for (let index = 0; index < 10; index += 1) {
      expect(readErrorCode(await signIn({ verify_code: '000000' }))).toBe('ERROR_INVALID_CREDENTIALS');
      if (index === 5) expect(readErrorCode(await signIn())).toBe('ERROR_MFA_REQUIRED');
    }
    expect(readErrorCode(await signIn({ verify_code: codeAt(start) }))).toBe('ERROR_LOGIN_BLOCKED');
  });

  it('3.1.6 is not requested from a user who has disabled it', async () => {
    const { anonymous, domainId, put } = await createTestDomain();
    const mfa = { state: 'DISABLED', mfa_type: 'OTP', options: { otp_secret: RFC_SECRET } };
    await put('users', [{ user_id: 'off@test', domain_id: domainId, password: PASSWORD, mfa }]);
    expect((await issueToken(anonymous, domainId, 'off@test', { verify_code: '000000' })).status).toBe(200);
  });
});

describe('a code sent by mail', () => {
  const log: string[] = [];
  const logger = pino(
    { level: 'trace' },
    new Writable({ write: (line, _encoding, done) => done(void log.push(String(line))) }),
  );
  let sink: HttpStub;
  let service: TestService;
  let anonymous: ApiClient;
  let hangs = false;

  beforeAll(async () => {
    sink = await startHttpStub(() => (hangs ? new Promise<never>(() => {}) : { status: 200 }));
    service = await startTestService({ logger, notificationSinkUrl: sink.url });
    anonymous = createApiClient(service.url);
    await put('domains', [{ domain_id: 'domain-mail' }]);
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await sink[Symbol.asyncDispose]();
  });

  const put: TestDomain['put'] = async (kind, records) => {
    await service.internal.post('/internal/v1/directory/put', { kind, records });
  };
  const mfa = { state: 'ENABLED', mfa_type: 'EMAIL', options: { email: 'me@example.com' } };
  const aUser = async (name: string) => {
    const user_id = `${name}@test`;
    await put('users', [{ user_id, domain_id: 'domain-mail', password: PASSWORD, mfa }]);
    return (more: Record<string, unknown> = {}) => issueToken(anonymous, 'domain-mail', user_id, more);
  };
  const lastCode = () => /\d{6}/.exec(JSON.stringify(sink.received.at(-1)?.message))?.[0] ?? '';

  it('3.1.6, 3.19.12 is sent to the notification sink, is accepted once, and does not appear in logs', async () => {
    const signIn = await aUser('once');
    expect(readErrorCode(await signIn())).toBe('ERROR_MFA_REQUIRED');

    expect(sink.received.at(-1)).toMatchObject({
      event: 'mfa.code',
      resource_type: 'identity.User',
      resource_id: 'once@test',
      domain_id: 'domain-mail',
      message: { tags: expect.arrayContaining([expect.objectContaining({ value: 'me@example.com' })]) },
    });
    const verify_code = lastCode();
    expect(verify_code).toMatch(/^[1-9]\d{5}$/);
    expect((await signIn({ verify_code })).status).toBe(200);
    expect(readErrorCode(await signIn({ verify_code }))).toBe('ERROR_INVALID_CREDENTIALS');
    expect(log.join('')).not.toContain(verify_code);
    expect(log.join('')).not.toContain(PASSWORD);
  });

  it('3.1.6 expires after 300 seconds', async () => {
    const signIn = await aUser('late');
    await signIn();
    const afterExpiry = lastCode();
    setClockOffset(310_000);
    expect(readErrorCode(await signIn({ verify_code: afterExpiry }))).toBe('ERROR_INVALID_CREDENTIALS');

    await signIn();
    setClockOffset(600_000);
    expect((await signIn({ verify_code: lastCode() })).status).toBe(200);
  });

  it('3.1.6 invalidates earlier codes, and is valid for its user only', async () => {
    const signIn = await aUser('twice');
    const other = await aUser('other');
    await signIn();
    const first = lastCode();
    await signIn();
    const second = lastCode();
    await other();

    expect(first).not.toBe(second);
    expect(readErrorCode(await signIn({ verify_code: first }))).toBe('ERROR_INVALID_CREDENTIALS');
    expect(readErrorCode(await other({ verify_code: second }))).toBe('ERROR_INVALID_CREDENTIALS');
    expect((await signIn({ verify_code: second })).status).toBe(200);
  });

  it('3.19.11 sign-in does not wait for a sink that hangs', async () => {
    const signIn = await aUser('patient');
    hangs = true;
    const start = performance.now();
    expect(readErrorCode(await signIn())).toBe('ERROR_MFA_REQUIRED');
    expect(performance.now() - start).toBeLessThan(8000);
    hangs = false;
  });
});
