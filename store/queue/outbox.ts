import type { Bus } from '#domain/ports/bus.ts';
import type { Push, Reader, Writer } from '#domain/ports/store.ts';
import type { BackendTransaction } from '../backend/backend.ts';

/** A row that another run left. */
interface Leftover {
  readonly ID: string;
  readonly Position: number;
  readonly Push: Push;
}
const nameOf = ({ ID, Position }: Pick<Leftover, 'ID' | 'Position'>): string => `${ID} ${Position}`;

/**
 * The outbox of one run of the process. A push is a row from the commit that made it until it was published; rows of
 * another run are what a crash left behind.
 */
export class PushOutbox {
  private readonly bus: Bus;
  private readonly run: string;
  private readonly report: (error: unknown) => void;
  private next: number | undefined;
  /** Rows up to here are published and may go. */
  private published = -1;
  private removed = -1;
  private publishing: Promise<void> = Promise.resolve();
  /** What the bus refused; it goes first with the next pushes. */
  private refused: readonly Push[] = [];
  /** Rows of other runs that are published and not removed yet. */
  private readonly forwarded = new Set<string>();
  private recovering: Promise<number> | undefined;

  /** @param run a name that no other run has */
  constructor(bus: Bus, run: string, report: (error: unknown) => void) {
    this.bus = bus;
    this.run = run;
    this.report = report;
  }

  /** Whether published rows wait to be removed. */
  get untidy(): boolean {
    return this.removed < this.published;
  }

  /**
   * Writes these pushes in the transaction that made them, and removes what was published before.
   * @returns to be called once the transaction is committed: publishes, after all that was to be published earlier
   */
  async write(tx: BackendTransaction, pushes: readonly Push[]): Promise<() => void> {
    const tidyTo = this.published;
    if (this.untidy) await tx.table('pushOutbox').remove({ ID: this.run, Position: { lte: tidyTo } });
    const first = await this.reserve(tx, pushes.length);
    if (pushes.length > 0) {
      const rows = pushes.map((push, at) => ({ ID: this.run, Position: first + at, Push: push }));
      await tx.table('pushOutbox').insert(rows);
    }
    return () => {
      this.removed = Math.max(this.removed, tidyTo);
      if (pushes.length > 0) this.publish(pushes, first + pushes.length - 1);
    };
  }

  /** Waits until everything handed over is published. */
  settled(): Promise<void> {
    return this.publishing;
  }

  /**
   * Publishes what other runs left, in the order they wrote it, and removes it: exactly the rows that were read. Calls that
   * overlap share one run. What is published and could not be removed is not published again.
   * @param transaction runs the removal as a unit of work
   * @returns how many pushes were published
   * @throws when the bus refuses them, or the removal fails: what is left is for the next call
   */
  recover(reader: Reader, transaction: (work: (tx: Writer) => Promise<void>) => Promise<void>): Promise<number> {
    this.recovering ??= this.forward(reader, transaction).finally(() => {
      this.recovering = undefined;
    });
    return this.recovering;
  }

  private async forward(
    reader: Reader,
    transaction: (work: (tx: Writer) => Promise<void>) => Promise<void>,
  ): Promise<number> {
    const left = await this.leftovers(reader);
    if (left.length === 0) return 0;
    const due = left.filter((row) => !this.forwarded.has(nameOf(row)));
    if (due.length > 0) await this.bus.publish(due.map(({ Push: push }) => push));
    for (const row of due) this.forwarded.add(nameOf(row));
    await transaction((tx) => removeRows(tx, left));
    for (const row of left) this.forwarded.delete(nameOf(row));
    return due.length;
  }

  /** The rows that other runs left, in the order they were written. */
  private async leftovers(reader: Reader): Promise<readonly Leftover[]> {
    return reader.table('pushOutbox').find({ where: { ID: { not: this.run } }, order: [['Position', 'asc']] });
  }

  /** Positions go on from what earlier runs left, so that they stay in order over a crash. */
  private async reserve(reader: Reader, count: number): Promise<number> {
    if (count === 0) return 0;
    if (this.next === undefined) {
      const [last] = await reader.table('pushOutbox').find({ order: [['Position', 'desc']], limit: 1 });
      this.next = last === undefined ? 0 : last.Position + 1;
    }
    const first = this.next;
    this.next += count;
    return first;
  }

  private publish(pushes: readonly Push[], last: number): void {
    this.publishing = this.publishing.then(async () => {
      const due = [...this.refused, ...pushes];
      try {
        await this.bus.publish(due);
        this.refused = [];
        this.published = last;
      } catch (error) {
        this.refused = due;
        this.report(error);
      }
    });
  }
}

/** Removes these rows and no others: their runs may have written more since they were read. */
async function removeRows(tx: Writer, rows: readonly Leftover[]): Promise<void> {
  for (const ID of new Set(rows.map((row) => row.ID))) {
    const positions = rows.filter((row) => row.ID === ID).map(({ Position }) => Position);
    await tx.table('pushOutbox').remove({ ID, Position: { in: positions } });
  }
}
