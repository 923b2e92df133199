/** The location of the embedded database: a file's path, or memory. */
export type DatabaseLocation = { readonly file: string } | 'memory';
/** The address of a database on a PostgreSQL server. */
export interface ServerAddress {
  readonly postgres: string;
}

/**
 * Reads the address of a database.
 * @param setting the name of the setting, for errors
 * @throws Error that names the setting if this build has no adapter for the address
 */
export function parseDatabaseUrl(url: string, setting = 'DATABASE_URL'): DatabaseLocation | ServerAddress {
  const colon = url.indexOf(':');
  const scheme = url.slice(0, Math.max(colon, 0));
  if (scheme === 'postgres' || scheme === 'postgresql') {
    if (!URL.canParse(url) || new URL(url).pathname.length < 2)
      throw new Error(
        `${setting}: postgres:// needs a host and a database, such as postgres://user@localhost/menagerie`,
      );
    return { postgres: url };
  }
  if (scheme !== 'sqlite') throw new Error(`${setting}: expected sqlite:<file>, sqlite::memory: or postgres://…`);
  const path = url.slice(colon + 1).replace(/^\/\/(?=.)/, '');
  if (path === '') throw new Error(`${setting}: sqlite: needs a file, such as sqlite:./data/menagerie.sqlite`);
  return path === ':memory:' ? 'memory' : { file: path };
}
