/** Where the embedded database lives: a file's path, or memory. */
export type DatabaseLocation = { readonly file: string } | 'memory';

/**
 * Reads `DATABASE_URL`.
 * @throws Error that names the variable when no adapter of this build serves the address
 */
export function parseDatabaseUrl(url: string): DatabaseLocation {
  const colon = url.indexOf(':');
  const scheme = url.slice(0, Math.max(colon, 0));
  if (scheme === 'postgres' || scheme === 'postgresql') {
    throw new Error(
      'DATABASE_URL: this build has no PostgreSQL adapter yet; use sqlite:<file>, such as sqlite:./data/menagerie.sqlite',
    );
  }
  if (scheme !== 'sqlite') throw new Error('DATABASE_URL: expected sqlite:<file> or sqlite::memory:');
  const path = url.slice(colon + 1).replace(/^\/\/(?=.)/, '');
  if (path === '') throw new Error('DATABASE_URL: sqlite: needs a file, such as sqlite:./data/menagerie.sqlite');
  return path === ':memory:' ? 'memory' : { file: path };
}
