import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { selectCases } from '#conformance/selection.ts';
import { TestContext } from '#conformance/testContext.ts';
import { type DiskService, startDiskService } from './testing/diskService.ts';
import { createWireAdapter } from './testing/wireAdapter.ts';

describe('the service on SQLite conforms, over real HTTP and sockets', () => {
  let service: DiskService;
  let context: TestContext;
  beforeAll(async () => {
    service = await startDiskService();
    context = new TestContext(createWireAdapter(service.origin));
  }, 30_000);
  afterAll(() => service.stop());

  for (const { contract, code, title, run } of selectCases(CONFORMANCE_CASES, process.env['CONFORMANCE'])) {
    it(`${contract} ${code}: ${title}`, async () => {
      await expect(run(context)).resolves.toBeUndefined();
      context.clear();
    }, 30_000);
  }
});
