import sqlite3 from 'sqlite3';

/**
 * Counts the statements of the SQLite driver from now on. The count is at the driver itself, so that no statement is
 * missed.
 * @returns a function that returns the count so far
 */
export function countStatements(): () => number {
  let count = 0;
  const watch = (driver: object, name: string): void => {
    const run: unknown = Reflect.get(driver, name);
    if (typeof run !== 'function') throw new TypeError(`the driver has no ${name}`);
    const counted = new Proxy(run, {
      apply(target, statement, words) {
        count += 1;
        return Reflect.apply(target, statement, words) as unknown;
      },
    });
    Object.defineProperty(driver, name, { value: counted });
  };
  for (const name of ['all', 'get', 'run', 'each']) watch(sqlite3.Statement.prototype, name);
  watch(sqlite3.Database.prototype, 'exec');
  return () => count;
}
