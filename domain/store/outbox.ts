import type { Bus } from '../ports/bus.ts';
import type { BackendTransaction, Push, Reader, Writer } from '../ports/store.ts';
import { parsePush, storedPush } from './push.ts';

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
      const rows = pushes.map((push, at) => ({ ID: this.run, Position: first + at, Push: storedPush(push) }));
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

  /** The rows that earlier runs left, in the order they were written. */
  async leftovers(reader: Reader): Promise<readonly { readonly ID: string; readonly Push: Push }[]> {
    const rows = await reader
      .table('pushOutbox')
      .find({ where: { ID: { not: this.run } }, order: [['Position', 'asc']] });
    return rows.map(({ ID, Push }) => ({ ID, Push: parsePush(Push) }));
  }

  /** Removes what earlier runs left. */
  async removeLeftovers(tx: Writer, ids: readonly string[]): Promise<void> {
    await tx.table('pushOutbox').remove({ ID: { in: [...new Set(ids)] } });
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
