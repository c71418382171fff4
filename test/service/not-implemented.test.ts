import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../contract/index.ts';
import { freshDomain, sharedService, type TestDomain } from './kit.ts';

let home: TestDomain;
beforeAll(async () => {
  await sharedService();
  home = await freshDomain();
});

describe('what the service offers', () => {
  it('is every operation of the contract: none is answered ERROR_NOT_IMPLEMENTED', async () => {
    const missing: string[] = [];
    for (const { id, path } of operations.values()) {
      const { status } = await home.internal.post(path, { domain_id: home.domainId });
      if (status === 501) missing.push(id);
    }

    expect(missing).toEqual([]);
  });
});
