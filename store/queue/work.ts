import type { PushOf, RowKey, SharedWork, Transaction } from '../port.ts';
import type { BackendTransaction } from '../backend/backend.ts';
import { type RowTables, typedTables } from '../rows/rowTable.ts';
import type { TableDeclarations } from '../table.ts';
import { UnitGuard, UnitTable } from './unitTables.ts';

/**
 * A unit of work in the queue.
 * @param rows the tables of its transaction, without row types
 */
export type UnitOfWork<Tables extends TableDeclarations, Result> = (
  tx: Transaction<Tables>,
  rows: RowTables,
) => Promise<Result>;

/** An entry of the writer's queue: one unit of work, or several units of one shared work. */
export interface Work<Tables extends TableDeclarations> {
  /** The number of waiting callers. */
  readonly size: number;
  /** Does the work. @throws if all of it must be undone */
  attempt(tx: BackendTransaction<Tables>): Promise<void>;
  /** Resolves the callers' promises after the commit. */
  settle(): void;
  /** Rejects the promises of all callers. */
  fail(error: unknown): void;
  /** The rows that it declared to read. */
  readonly reads: readonly RowKey<Tables>[];
  /** The names that its units locked. */
  readonly names: ReadonlySet<string>;
  /** Pushes to send and effects to run after the commit. */
  readonly pushes: readonly PushOf<Tables>[];
  readonly effects: readonly (() => void)[];
}

interface Caller<Result> {
  readonly resolve: (value: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** The transaction of a unit of work, with its pushes and effects. */
class UnitScope<Tables extends TableDeclarations> {
  readonly names = new Set<string>();
  pushes: PushOf<Tables>[] = [];
  effects: (() => void)[] = [];

  /** Runs work on the backend's transaction. The work cannot use it afterwards. */
  async run<Result>(backend: BackendTransaction<Tables>, work: UnitOfWork<Tables, Result>): Promise<Result> {
    const guard = new UnitGuard();
    this.pushes = [];
    this.effects = [];
    const rows: RowTables = (name) => new UnitTable(backend.rows(name), guard);
    const tables = typedTables<Tables>(rows);
    const tx: Transaction<Tables> = {
      table: (name) => {
        guard.check();
        return tables.table(name);
      },
      // This process has one writer, so the names only matter after a conflict with another process.
      lock: async (keys) => {
        guard.check();
        for (const key of keys) this.names.add(key);
      },
      publish: (push) => {
        guard.check();
        this.pushes.push(push);
      },
      afterCommit: (effect) => {
        guard.check();
        this.effects.push(effect);
      },
    };
    try {
      return await work(tx, rows);
    } catch (error) {
      this.pushes = [];
      this.effects = [];
      throw error;
    } finally {
      await guard.end();
    }
  }
}

/** A unit of work of one caller. */
export class OwnWork<Tables extends TableDeclarations, Result> extends UnitScope<Tables> implements Work<Tables> {
  readonly size = 1;
  readonly reads: readonly RowKey<Tables>[];
  private readonly work: UnitOfWork<Tables, Result>;
  private readonly caller: Caller<Result>;
  private answer: (() => void) | undefined;

  constructor(work: UnitOfWork<Tables, Result>, caller: Caller<Result>, reads: readonly RowKey<Tables>[]) {
    super();
    this.work = work;
    this.reads = reads;
    this.caller = caller;
  }

  async attempt(backend: BackendTransaction<Tables>): Promise<void> {
    const value = await this.run(backend, this.work);
    this.answer = () => this.caller.resolve(value);
  }

  settle(): void {
    this.answer?.();
  }

  fail(error: unknown): void {
    this.caller.reject(error);
  }
}

/** Several units of one shared work, applied together. */
export class SharedUnits<Tables extends TableDeclarations, Unit, Result>
  extends UnitScope<Tables>
  implements Work<Tables>
{
  readonly reads: readonly RowKey<Tables>[] = [];
  private readonly work: SharedWork<Tables, Unit, Result>;
  private readonly units: Unit[] = [];
  private readonly callers: Caller<Result>[] = [];
  private answers: readonly (() => void)[] = [];

  constructor(work: SharedWork<Tables, Unit, Result>) {
    super();
    this.work = work;
  }

  get size(): number {
    return this.units.length;
  }

  join(unit: Unit, caller: Caller<Result>): void {
    this.units.push(unit);
    this.callers.push(caller);
  }

  async attempt(backend: BackendTransaction<Tables>): Promise<void> {
    const outcomes = await this.run(backend, (tx) => this.work.apply(tx, this.units));
    if (outcomes.length !== this.units.length) {
      throw new Error(`${this.work.name}: ${outcomes.length} outcomes for ${this.units.length} units`);
    }
    this.answers = this.callers.flatMap((caller, at) => {
      const outcome = outcomes[at];
      if (outcome === undefined) return [];
      return outcome.ok ? () => caller.resolve(outcome.value) : () => caller.reject(outcome.error);
    });
  }

  settle(): void {
    for (const answer of this.answers) answer();
  }

  fail(error: unknown): void {
    for (const caller of this.callers) caller.reject(error);
  }
}
