import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDomain, PASSWORD, setClockOffset, sharedService } from '../testDomain.ts';
import { issueToken, readErrorCode } from './signIn.ts';

beforeAll(() => sharedService());

afterEach(() => setClockOffset(0));

/** A domain, and functions that sign the owner in with a right or wrong password. */
const startGuessing = async () => {
  const { anonymous, domainId, users } = await createTestDomain();
  const signIn = (password: string, user_id = users.owner, extra: Record<string, unknown> = {}) =>
    issueToken(anonymous, domainId, user_id, { credentials: { user_id, password, ...extra } });
  const guess = async (times: number) => {
    for (let index = 0; index < times; index += 1) await signIn('guess');
  };
  return { signIn, guess, users };
};

describe('guessing a password', () => {
  it('3.1.7 sign-in is blocked for 300 seconds after ten failures, also with the right password', async () => {
    const { signIn, guess, users } = await startGuessing();
    await guess(9);
    expect(readErrorCode(await signIn('guess'))).toBe('ERROR_AUTHENTICATION_FAILURE');

    expect(readErrorCode(await signIn(PASSWORD))).toBe('ERROR_LOGIN_BLOCKED');
    expect((await signIn(PASSWORD, users.member)).status).toBe(200);

    setClockOffset(290_000);
    expect(readErrorCode(await signIn(PASSWORD))).toBe('ERROR_LOGIN_BLOCKED');
    setClockOffset(310_000);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('3.1.7 a success resets the count', async () => {
    const { signIn, guess } = await startGuessing();
    await guess(9);
    expect((await signIn(PASSWORD)).status).toBe(200);
    await guess(9);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('3.1.7 the end of a block resets the count', async () => {
    const { signIn, guess } = await startGuessing();
    await guess(10);
    setClockOffset(310_000);
    await guess(9);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('3.1.7 failures for unknown users are counted as well', async () => {
    const { signIn } = await startGuessing();
    for (let index = 0; index < 10; index += 1) await signIn('guess', 'who@test');
    expect(readErrorCode(await signIn('guess', 'who@test'))).toBe('ERROR_LOGIN_BLOCKED');
  });

  it('3.1.7 unused members in the credentials do not affect the count', async () => {
    const { signIn, users } = await startGuessing();
    for (let index = 0; index < 10; index += 1) await signIn('guess', users.owner, { attempt: index });
    expect(readErrorCode(await signIn(PASSWORD))).toBe('ERROR_LOGIN_BLOCKED');
  });

  it('3.1.7 only ten of many concurrent guesses are checked', async () => {
    const { signIn } = await startGuessing();

    const answers = await Promise.all(Array.from({ length: 16 }, () => signIn('guess')));

    const failures = answers.filter((answer) => readErrorCode(answer) === 'ERROR_AUTHENTICATION_FAILURE');
    expect(failures).toHaveLength(10);
    expect(readErrorCode(await signIn(PASSWORD))).toBe('ERROR_LOGIN_BLOCKED');
  });

  it('3.1.7 any number of concurrent right passwords succeed', async () => {
    const { signIn } = await startGuessing();
    const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(200));
  });
});
