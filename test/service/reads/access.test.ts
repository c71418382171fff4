/** Who may call the reads around the API. */
import { beforeAll, describe, expect, it } from 'vitest';
import { optionalReads } from '../../../contract/optional-reads.ts';
import { codeOf } from '../identity/signIn.ts';
import { freshDomain, type TestDomain } from '../kit.ts';

let at: TestDomain;
beforeAll(async () => {
  at = await freshDomain();
});

const operations = optionalReads.flatMap((resource) => resource.operations);

const QUERY = { fields: { n: { operator: 'count' } }, granularity: 'MONTHLY', start: '2024-01', end: '2024-02' };

/** A body that is sound for every one of them; names nothing that is there. */
const bodyOf = (id: string) => (id.endsWith('analyze') ? { query: QUERY } : {});

/** What comes of being let in with such a body. */
const LET_IN = [200, 'ERROR_REQUIRED_PARAMETER'];

const callers = [
  { who: 'admin', role: 'DOMAIN_ADMIN' },
  { who: 'owner', role: 'WORKSPACE_OWNER' },
  { who: 'member', role: 'WORKSPACE_MEMBER' },
  { who: 'guest', role: 'USER' },
] as const;

describe('who may call the reads around the API', () => {
  it('is asked of every one', () => {
    expect(operations).toHaveLength(23);
  });

  it.each(operations)('$id is open to $roles', async ({ id, path, roles, auth }) => {
    for (const { who, role } of callers) {
      const answer = codeOf(await at[who].post(path, bodyOf(id)));
      const isWelcome = auth === 'none' || roles.includes('USER') || roles.includes(role);
      expect({ who, answer }).toEqual({
        who,
        answer: isWelcome ? expect.toSatisfy((code) => LET_IN.includes(code)) : 'ERROR_PERMISSION_DENIED',
      });
    }
    const answer = codeOf(await at.anonymous.post(path, bodyOf(id)));
    expect(answer).toBe(auth === 'none' ? 'ERROR_REQUIRED_PARAMETER' : 'ERROR_AUTHENTICATE_FAILURE');
  });
});
