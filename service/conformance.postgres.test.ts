import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#protocol/conformance/index.ts';
import { Stage } from '#protocol/conformance/stage.ts';
import { type DiskService, startWorldService } from './testing/diskService.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';
import { createWireBackdrop } from './testing/wireBackdrop.ts';

/** How often one may call is counted in the process, whatever the store: the service on SQLite is asked for it. */
const RATE = 'refuses one call more than its rate';

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

  for (const { row, code, title, run } of CONFORMANCE_CASES.filter((one) => !one.title.startsWith(RATE))) {
    it(`${row} ${code}: ${title}`, async () => {
      await expect(run(stage)).resolves.toBeUndefined();
      stage.clear();
    }, 30_000);
  }
});
