/** Access to the optional reads. */
import { beforeAll, describe, expect, it } from 'vitest';
import { optionalReads } from '../../../contract/optionalReads.ts';
import { readErrorCode } from '../identity/signIn.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await createTestDomain();
});

const operations = optionalReads.flatMap((resource) => resource.operations);

const QUERY = {
  group_sets: [{ keys: [] }],
  fields: { n: { operator: 'count' } },
  granularity: 'MONTHLY',
  start: '2024-01',
  end: '2024-02',
};

/** A body that is valid for all of them and names no existing record. */
const bodyOf = (id: string) => (id.endsWith('analyze') ? { query: QUERY } : {});

/** Results of a permitted call with such a body. */
const PERMITTED = [200, 'ERROR_REQUIRED_PARAMETER'];

const callers = [
  { who: 'admin', role: 'DOMAIN_ADMIN' },
  { who: 'owner', role: 'WORKSPACE_OWNER' },
  { who: 'member', role: 'WORKSPACE_MEMBER' },
  { who: 'guest', role: 'USER' },
] as const;

describe('access to the optional reads', () => {
  it('is tested for all of them', () => {
    expect(operations).toHaveLength(27);
  });

  it.each(operations)('$id is permitted to $roles', async ({ id, path, roles, auth }) => {
    for (const { who, role } of callers) {
      const answer = readErrorCode(await domain[who].post(path, bodyOf(id)));
      const isPermitted = auth === 'none' || roles.includes('USER') || roles.includes(role);
      expect({ who, answer }).toEqual({
        who,
        answer: isPermitted ? expect.toSatisfy((code) => PERMITTED.includes(code)) : 'ERROR_PERMISSION_DENIED',
      });
    }
    const answer = readErrorCode(await domain.anonymous.post(path, bodyOf(id)));
    expect(answer).toBe(auth === 'none' ? 'ERROR_REQUIRED_PARAMETER' : 'ERROR_AUTHENTICATE_FAILURE');
  });
});
