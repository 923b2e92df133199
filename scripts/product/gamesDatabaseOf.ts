const MEMORY = 'sqlite::memory:';

/**
 * Returns the game server's database for a service's database, so that two products never share a database.
 * @param databaseUrl `DATABASE_URL`, or undefined for the service's default
 */
export function gamesDatabaseOf(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return 'sqlite:./data/games.sqlite';
  // On PostgreSQL both use the same database, because their table names differ.
  if (databaseUrl === MEMORY || !databaseUrl.startsWith('sqlite:')) return databaseUrl;
  return `${databaseUrl.replace(/\.sqlite$/, '')}.games.sqlite`;
}
