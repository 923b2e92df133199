import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { selectCases } from '#conformance/selection.ts';
import { TestContext } from '#conformance/testContext.ts';
import { type DiskService, startWorldService } from './testing/diskService.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';
import { createWireAdapter } from './testing/wireAdapter.ts';

describe.skipIf(POSTGRES_URL === '')('the service on PostgreSQL conforms, over real HTTP and sockets', () => {
  const databases = createDatabases();
  let service: DiskService | undefined;
  let context: TestContext;
  beforeAll(async () => {
    service = await startWorldService(await databases.create());
    context = new TestContext(createWireAdapter(service.origin));
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    await databases.dropAll();
  });

  for (const { contract, code, title, run } of selectCases(CONFORMANCE_CASES, import.meta.env['CONFORMANCE'])) {
    it(`${contract} ${code}: ${title}`, async () => {
      await expect(run(context)).resolves.toBeUndefined();
      context.clear();
    }, 30_000);
  }
});
