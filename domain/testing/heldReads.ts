import type { Store, TableReader } from '../ports/store.ts';

/** Delays or fails the reads of single rows of a store. The row is read immediately, and the caller gets it later. */
export interface HeldReads {
  readonly store: Store;
  readonly count: number;
  /** @param nth 0 delays the next read */
  hold(nth: number): HeldRead;
  /** Fails all following reads. */
  fail(error: Error | undefined): void;
  /** Waits until no read, and no work after a read, is under way. */
  settled(): Promise<void>;
}

export interface HeldRead {
  /** Resolves once the row is read. */
  readonly reached: Promise<void>;
  release(): void;
}

export function holdReads(store: Store): HeldReads {
  const underWay = new Set<Promise<unknown>>();
  const held = new Map<number, { reach(): void; readonly released: Promise<void> }>();
  let count = 0;
  let failure: Error | undefined;

  async function read<Row>(at: number, row: Promise<Row>): Promise<Row> {
    if (failure !== undefined) throw failure;
    const value = await row;
    const hold = held.get(at);
    hold?.reach();
    await hold?.released;
    return value;
  }
  const watched = <Row>(reader: TableReader<Row>): TableReader<Row> => ({
    get(...key) {
      const row = read(count, reader.get(...key));
      count += 1;
      const ended: Promise<unknown> = row.catch(() => {}).finally(() => underWay.delete(ended));
      underWay.add(ended);
      return row;
    },
    getMany: (keys) => reader.getMany(keys),
    find: (query) => reader.find(query),
    count: (where) => reader.count(where),
    findThrough: (through, query) => reader.findThrough(through, query),
    countThrough: (through, query) => reader.countThrough(through, query),
    sum: (column, where) => reader.sum(column, where),
    sumEach: (column, wheres) => reader.sumEach(column, wheres),
  });
  return {
    store: { ...store, table: (name) => watched(store.table(name)) },
    get count() {
      return count;
    },
    hold(nth) {
      let reach = (): void => {};
      let release = (): void => {};
      const reached = new Promise<void>((resolve) => {
        reach = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(count + nth, { reach, released });
      return { reached, release };
    },
    fail(error) {
      failure = error;
    },
    async settled() {
      do {
        await Promise.all(underWay);
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      } while (underWay.size > 0);
    },
  };
}
