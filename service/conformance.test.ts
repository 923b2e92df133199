import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { Stage } from '#conformance/stage.ts';
import { type DiskService, startDiskService } from './testing/diskService.ts';
import { createWireBackdrop } from './testing/wireBackdrop.ts';

describe('the service on SQLite conforms, over real HTTP and sockets', () => {
  let service: DiskService;
  let stage: Stage;
  beforeAll(async () => {
    service = await startDiskService();
    stage = new Stage(createWireBackdrop(service.origin));
  }, 30_000);
  afterAll(() => service.stop());

  for (const { row, code, title, run } of CONFORMANCE_CASES) {
    it(`${row} ${code}: ${title}`, async () => {
      await expect(run(stage)).resolves.toBeUndefined();
      stage.clear();
    }, 30_000);
  }
});
