import type { Bus } from '../bus.ts';
import { OUTBOX, type TableReader, type TableWriter } from '../port.ts';
import { type RowTables, typedTable } from '../rows/rowTable.ts';
import type { Departure, PushExit } from './departure.ts';

interface OutboxRow<Push> {
  readonly ID: string;
  readonly Position: number;
  readonly Push: Push;
}
const nameOf = ({ ID, Position }: OutboxRow<unknown>): string => `${ID} ${Position}`;

/** Runs the removal of published rows as a unit of work. */
type RemovalRunner = (work: (rows: RowTables) => Promise<void>) => Promise<void>;

/**
 * The outbox of a database's only process. A push is a row from its commit until it is published. Rows of other runs come from a crash or a
 * command line.
 */
export class PushOutbox<Push> implements PushExit<Push> {
  private readonly bus: Bus<Push> | undefined;
  private readonly run: string;
  private readonly report: (error: unknown) => void;
  private next: number | undefined;
  /** The position of the last published row. Rows up to it may be removed. */
  private published = -1;
  private removed = -1;
  private publishing: Promise<void> = Promise.resolve();
  /** Pushes that the bus refused. They are published first the next time. */
  private refused: readonly Push[] = [];
  /** Rows of other runs that are published but not removed yet. */
  private readonly forwarded = new Set<string>();
  private recovering: Promise<number> | undefined;

  /**
   * @param bus undefined if this process has no listeners; its pushes stay for another process
   * @param run a name that no other run has
   */
  constructor(bus: Bus<Push> | undefined, run: string, report: (error: unknown) => void) {
    this.bus = bus;
    this.run = run;
    this.report = report;
  }

  /** Whether published rows wait to be removed. */
  get untidy(): boolean {
    return this.removed < this.published;
  }

  /**
   * Writes pushes in the transaction that made them, and removes published rows.
   * @returns publishes them after all earlier pushes
   */
  async write(rows: RowTables, pushes: readonly Push[]): Promise<Departure> {
    const tidyTo = this.published;
    if (this.untidy) await this.table(rows).remove({ ID: this.run, Position: { lte: tidyTo } });
    let first = 0;
    if (pushes.length > 0) {
      const table = this.table(rows);
      first = await this.reserve(table, pushes.length);
      await table.insert(pushes.map((push, at) => ({ ID: this.run, Position: first + at, Push: push })));
    }
    const publish = (): void => {
      this.removed = Math.max(this.removed, tidyTo);
      if (pushes.length > 0) this.publish(pushes, first + pushes.length - 1);
    };
    return { ordered: undefined, publish };
  }

  /** Waits until all pushes are published. */
  settled(): Promise<void> {
    return this.publishing;
  }

  async close(): Promise<void> {}

  /**
   * Publishes the pushes of other runs in order, and removes exactly the rows that it read. Overlapping calls share one run. Rows that
   * could not be removed are not published again.
   * @param committed the committed tables
   * @param transaction runs the removal as a unit of work
   * @returns how many pushes were published
   * @throws if the bus refuses them or the removal fails; the next call continues
   */
  recover(committed: RowTables, transaction: RemovalRunner): Promise<number> {
    this.recovering ??= this.forward(committed, transaction).finally(() => {
      this.recovering = undefined;
    });
    return this.recovering;
  }

  private async forward(committed: RowTables, transaction: RemovalRunner): Promise<number> {
    const left = await this.leftovers(this.table(committed));
    if (left.length === 0) return 0;
    const due = left.filter((row) => !this.forwarded.has(nameOf(row)));
    if (due.length > 0) await this.bus?.publish(due.map(({ Push: push }) => push));
    for (const row of due) this.forwarded.add(nameOf(row));
    await transaction((rows) => removeRows(this.table(rows), left));
    for (const row of left) this.forwarded.delete(nameOf(row));
    return due.length;
  }

  /** Returns the rows of other runs in the order of their writes. */
  private async leftovers(table: TableReader<OutboxRow<Push>>): Promise<readonly OutboxRow<Push>[]> {
    return table.find({ where: { ID: { not: this.run } }, order: [['Position', 'asc']] });
  }

  /** Continues the positions of earlier runs, so that the order survives a crash. */
  private async reserve(table: TableReader<OutboxRow<Push>>, count: number): Promise<number> {
    if (this.next === undefined) {
      const [last] = await table.find({ order: [['Position', 'desc']], limit: 1 });
      this.next = last === undefined ? 0 : last.Position + 1;
    }
    const first = this.next;
    this.next += count;
    return first;
  }

  private table(rows: RowTables): TableWriter<OutboxRow<Push>> {
    return typedTable<OutboxRow<Push>>(rows(OUTBOX));
  }

  private publish(pushes: readonly Push[], last: number): void {
    const { bus } = this;
    if (bus === undefined) return;
    this.publishing = this.publishing.then(async () => {
      const due = [...this.refused, ...pushes];
      try {
        await bus.publish(due);
        this.refused = [];
        this.published = last;
      } catch (error) {
        this.refused = due;
        this.report(error);
      }
    });
  }
}

/** Removes only these rows, because their runs may have written more since the read. */
async function removeRows<Push>(table: TableWriter<OutboxRow<Push>>, rows: readonly OutboxRow<Push>[]): Promise<void> {
  for (const ID of new Set(rows.map((row) => row.ID))) {
    const positions = rows.filter((row) => row.ID === ID).map(({ Position }) => Position);
    await table.remove({ ID, Position: { in: positions } });
  }
}
