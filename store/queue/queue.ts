import type { RowKey, SharedWork } from '../port.ts';
import type { TableDeclarations } from '../table.ts';
import { OwnWork, SharedUnits, type UnitOfWork, type Work } from './work.ts';

/** A first-in, first-out queue of work. Units of a shared work join the place of its first unit. */
export class WorkQueue<Tables extends TableDeclarations> {
  private readonly waiting: Work<Tables>[] = [];
  /** Shared works that a unit may still join. */
  private readonly gathering = new Map<unknown, Work<Tables>>();
  private readonly most: number;

  /** @param most how many callers a commit includes */
  constructor(most: number) {
    this.most = most;
  }

  get empty(): boolean {
    return this.waiting.length === 0;
  }

  own<Result>(work: UnitOfWork<Tables, Result>, reads: readonly RowKey<Tables>[] = []): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push(new OwnWork(work, { resolve, reject }, reads));
    });
  }

  shared<Unit, Result>(work: SharedWork<Tables, Unit, Result>, unit: Unit): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.gather(work).join(unit, { resolve, reject });
    });
  }

  /** Removes and returns all waiting work. */
  takeAll(): readonly Work<Tables>[] {
    this.gathering.clear();
    return this.waiting.splice(0);
  }

  /** Removes and returns the work of the next commit, in order. */
  take(): readonly Work<Tables>[] {
    let callers = 0;
    let count = 0;
    for (const work of this.waiting) {
      if (count > 0 && callers + work.size > this.most) break;
      callers += work.size;
      count++;
    }
    const taken = this.waiting.splice(0, count);
    for (const [work, units] of this.gathering) if (taken.includes(units)) this.gathering.delete(work);
    return taken;
  }

  private gather<Unit, Result>(work: SharedWork<Tables, Unit, Result>): SharedUnits<Tables, Unit, Result> {
    const held = this.gathering.get(work);
    if (held !== undefined && held.size < this.most) {
      // The entry was added for this work, so the types are equal.
      return held as SharedUnits<Tables, Unit, Result>;
    }
    const units = new SharedUnits(work);
    this.gathering.set(work, units);
    this.waiting.push(units);
    return units;
  }
}
