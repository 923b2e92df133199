import { afterAll, describe } from 'vitest';
import { type DiskService, startDiskService, startWorldService } from './diskService.ts';
import { createDatabases, POSTGRES_URL } from './postgresDatabases.ts';

/** Variables of the environment besides the usual ones of a test. */
type Settings = Readonly<Record<string, string>>;

/**
 * Describes scenes of a whole service once on SQLite and once on PostgreSQL; the latter is skipped where no server for tests is.
 * @param scenes gets what starts a service with the demo world in a database of its own
 */
export function describeOnEachDatabase(scenes: (start: (settings?: Settings) => Promise<DiskService>) => void): void {
  describe('on SQLite', () => {
    scenes((settings) => startDiskService(undefined, settings));
  });
  describe.skipIf(POSTGRES_URL === '')('on PostgreSQL', () => {
    const databases = createDatabases();
    afterAll(() => databases.dropAll());
    scenes(async (settings) => startWorldService(await databases.create(), undefined, settings));
  });
}
