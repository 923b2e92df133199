import type { Reader } from '#domain/ports/store.ts';
import { ConfigError } from './config.ts';

/**
 * Keeps the demo world out of production, since its rounds, wins and rankings are invented.
 *
 * @param db the database of the service
 * @throws ConfigError if the development tools are off and the database has rounds of the demo world
 */
export async function assertNoDemoWorld(db: Reader, { devTools }: { readonly devTools: boolean }): Promise<void> {
  if (devTools) return;
  const [demo] = await db.table('rounds').find({ where: { RoundID: { like: 'demo-%' } }, limit: 1 });
  if (demo === undefined) return;
  throw new ConfigError([
    'DATABASE_URL names a database with the demo world, whose rounds and wins are invented: use another one, or DEV_TOOLS=1',
  ]);
}
