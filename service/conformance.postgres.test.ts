import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { selectCases } from '#conformance/selection.ts';
import { Stage } from '#conformance/stage.ts';
import { type DiskService, startWorldService } from './testing/diskService.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';
import { createWireBackdrop } from './testing/wireBackdrop.ts';

describe.skipIf(POSTGRES_URL === '')('the service on PostgreSQL conforms, over real HTTP and sockets', () => {
  const databases = createDatabases();
  let service: DiskService | undefined;
  let stage: Stage;
  beforeAll(async () => {
    service = await startWorldService(await databases.create());
    stage = new Stage(createWireBackdrop(service.origin));
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    await databases.dropAll();
  });

  for (const { row, code, title, run } of selectCases(CONFORMANCE_CASES, import.meta.env['CONFORMANCE'])) {
    it(`${row} ${code}: ${title}`, async () => {
      await expect(run(stage)).resolves.toBeUndefined();
      stage.clear();
    }, 30_000);
  }
});
