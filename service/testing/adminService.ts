import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, type Snapshot, type StoreBackend } from '#domain/store.ts';
import type { Tables } from '#domain/tables.ts';
import type { Models } from '#store/models/models.ts';
import { openModels } from '#store/models/openModels.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { systemRandom } from '../ports/random.ts';
import { startMemoryService, type TestService } from './memoryService.ts';

/** A service with the models of its database, for the command line. */
export interface AdminService extends TestService {
  readonly models: Models<Tables>;
}

let template: Promise<string> | undefined;
/** Makes the file of an empty database once. Its copies need no migrations. */
async function makeTemplate(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'admin-template-')), 'empty.sqlite');
  await (await openSqlite(PLATFORM_DATABASE, { file })).close();
  return file;
}

async function fill(backend: StoreBackend, snapshot: Snapshot): Promise<void> {
  const tx = await backend.begin();
  for (const [table, rows = []] of Object.entries(snapshot)) await tx.rows(table).insert(rows);
  await tx.commit();
}

/** Starts a whole service on a free port with its database in a new SQLite file, which is removed when the service stops. */
export async function startAdminService({
  initial = {},
  ...changes
}: Parameters<typeof startMemoryService>[0] = {}): Promise<AdminService> {
  const folder = await mkdtemp(join(tmpdir(), 'admin-'));
  const file = join(folder, 'admin.sqlite');
  await copyFile(await (template ??= makeTemplate()), file);
  const backend = await openSqlite(PLATFORM_DATABASE, { file });
  await fill(backend, initial);
  const opened = openModels(PLATFORM_DATABASE, `sqlite:${file}`);
  const service = await startMemoryService({
    ...changes,
    openStore: async (bus) => createStore(backend, { bus, uuid: () => systemRandom.uuid() }),
  });
  return {
    ...service,
    models: opened.models,
    async stop() {
      await opened.close();
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}
