import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { selectCases, TRAITS_OF_WIRES } from '#conformance/selection.ts';
import { TestContext } from '#conformance/testContext.ts';
import { type DiskService, startDiskService } from './testing/diskService.ts';
import { createWireAdapter } from './testing/wireAdapter.ts';

const CASES = selectCases(CONFORMANCE_CASES, process.env['CONFORMANCE'], TRAITS_OF_WIRES);

describe('the service on SQLite conforms, over real HTTP and sockets', () => {
  let service: DiskService;
  let context: TestContext;
  beforeAll(async () => {
    service = await startDiskService();
    context = new TestContext(createWireAdapter(service.origin));
  }, 30_000);
  afterAll(() => service.stop());

  for (const { contract, code, title, run } of CASES) {
    it(`${contract} ${code}: ${title}`, async () => {
      await expect(run(context)).resolves.toBeUndefined();
      context.clear();
    }, 30_000);
  }
});
