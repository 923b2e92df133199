const MEMORY = 'sqlite::memory:';

/**
 * Names the database of the game server that belongs to a database of the service, so that two products never share one.
 * @param databaseUrl `DATABASE_URL`, or undefined for the service's default
 */
export function gamesDatabaseOf(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return 'sqlite:./data/games.sqlite';
  // On PostgreSQL the tables of both have other names.
  if (databaseUrl === MEMORY || !databaseUrl.startsWith('sqlite:')) return databaseUrl;
  return `${databaseUrl.replace(/\.sqlite$/, '')}.games.sqlite`;
}
