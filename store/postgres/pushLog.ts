import type { LogEntry, LogPlace, PushLogReader } from './logPlace.ts';
import { OUTBOX } from '../port.ts';
import { type RowTables, typedTable } from '../rows/rowTable.ts';
import type { Json } from '../table.ts';
import type { Departure, ExitParts, LoggedExit } from '../queue/departure.ts';
import type { Doorbell } from '../queue/doorbell.ts';
import { Reading } from './reading.ts';

/** Rings within this time cause one read. */
const RING_MS = 5;
/** The interval of reads without a ring. */
const POLL_MS = 250;
/** The shortest and longest pause before a retry, while entries wait for an earlier transaction. */
const FIRST_RETRY_MS = 2;
const LAST_RETRY_MS = 32;
/** How long an answer waits for its pushes. */
const MAX_WAIT_MS = 2000;
const REMOVE_MS = 10_000;

interface OutboxRow<Push> {
  readonly ID: string;
  readonly Position: number;
  readonly Push: Push;
}

interface PushLogParts<Push> extends ExitParts<Push> {
  readonly reader: PushLogReader;
}

/**
 * Publishes the pushes of every process of a database in the order of the log, including this process's own. A call that begins after an
 * acknowledged change therefore never overtakes its pushes.
 */
export class PushLog<Push> implements LoggedExit<Push> {
  readonly #parts: PushLogParts<Push>;
  readonly #reading: Reading;
  #doorbell: Doorbell | undefined;
  #stopListening = (): void => {};
  #place: LogPlace | undefined;
  #next = 0;
  /** Own pushes that the log has not returned yet, by position. */
  readonly #own = new Map<number, Push>();
  /** Positions of the last write until its transaction is committed. */
  #unsure: readonly number[] = [];
  readonly #waiting: { readonly last: number; readonly pass: () => void }[] = [];
  readonly #passing = new Set<Promise<void>>();
  #retryMs = 0;
  #removedAt = performance.now();
  #removing: Promise<void> | undefined;

  constructor(parts: PushLogParts<Push>) {
    this.#parts = parts;
    this.#reading = new Reading(() => this.#readOn(), POLL_MS, parts.report);
    if (parts.bus !== undefined) this.#reading.request(0);
  }

  use(doorbell: Doorbell): void {
    this.#stopListening();
    this.#doorbell = doorbell;
    if (this.#parts.bus !== undefined) this.#stopListening = doorbell.listen(() => this.#reading.request(RING_MS));
  }

  async write(rows: RowTables, pushes: readonly Push[]): Promise<Departure> {
    // An earlier write that is still here was undone.
    for (const position of this.#unsure) this.#own.delete(position);
    this.#unsure = [];
    if (pushes.length === 0) return { ordered: undefined, publish: () => {} };
    const { bus, run } = this.#parts;
    if (bus !== undefined) await this.#begin();
    const first = this.#next;
    this.#next += pushes.length;
    const written = pushes.map((Push, at) => ({ ID: run, Position: first + at, Push }));
    await typedTable<OutboxRow<Push>>(rows(OUTBOX)).insert(written);
    if (bus === undefined) return { ordered: undefined, publish: () => this.#doorbell?.ring() };
    for (const { Position, Push } of written) this.#own.set(Position, Push);
    this.#unsure = written.map(({ Position }) => Position);
    return { ordered: () => this.#pass(first + pushes.length - 1), publish: () => {} };
  }

  async catchUp(): Promise<void> {
    const until = performance.now() + MAX_WAIT_MS;
    do await this.#reading.next();
    while (this.#retryMs > 0 && performance.now() < until);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#passing);
  }

  async close(): Promise<void> {
    this.#stopListening();
    await this.#reading.stop();
    await this.#removing;
  }

  /** Rings, and waits until the own push at this position is published. */
  #pass(last: number): Promise<void> {
    this.#unsure = [];
    this.#reading.request(0);
    this.#doorbell?.ring();
    const passed = new Promise<void>((resolve) => {
      const late = setTimeout(resolve, MAX_WAIT_MS);
      const pass = (): void => {
        clearTimeout(late);
        resolve();
      };
      // The push may have been read since the commit.
      if (this.#own.has(last)) this.#waiting.push({ last, pass });
      else pass();
    }).finally(() => this.#passing.delete(passed));
    this.#passing.add(passed);
    return passed;
  }

  async #begin(): Promise<LogPlace> {
    this.#place ??= await this.#parts.reader.readEnd();
    return this.#place;
  }

  /** Publishes all readable entries. @returns the milliseconds until the next read; undefined for the usual interval */
  async #readOn(): Promise<number | undefined> {
    const { reader, bus, run } = this.#parts;
    const after = await this.#begin();
    let page = await reader.read(after, run);
    // The commit succeeded although its answer was lost.
    if (page.entries.some(({ isOwn, position }) => isOwn && !this.#own.has(position)))
      page = await reader.read(after, '');
    if (!page.isWhole) {
      await this.#skip();
      return 0;
    }
    if (page.entries.length > 0) await bus?.publish(page.entries.map((entry) => this.#pushOf(entry)));
    this.#place = page.end;
    for (const { isOwn, position } of page.entries) if (isOwn) this.#passed(position);
    this.#removeIfDue();
    if (page.hasMore) return 0;
    this.#retryMs = page.isHeldBack ? Math.min(Math.max(2 * this.#retryMs, FIRST_RETRY_MS), LAST_RETRY_MS) : 0;
    return page.isHeldBack ? this.#retryMs : undefined;
  }

  #pushOf({ position, push }: LogEntry): Push {
    const own = push === undefined ? this.#own.get(position) : typedPush<Push>(push);
    if (own === undefined) throw new Error(`the push ${position} of this process is not known`);
    return own;
  }

  #passed(position: number): void {
    this.#own.delete(position);
    while (this.#waiting[0] !== undefined && this.#waiting[0].last <= position) this.#waiting.shift()?.pass();
  }

  /** Continues at the end of the log if pushes were removed before this process read them. */
  async #skip(): Promise<void> {
    this.#place = await this.#parts.reader.readEnd();
    this.#own.clear();
    for (const { pass } of this.#waiting.splice(0)) pass();
    this.#parts.bus?.lose();
  }

  #removeIfDue(): void {
    if (performance.now() - this.#removedAt < REMOVE_MS || this.#removing !== undefined) return;
    this.#removedAt = performance.now();
    const remove = async (): Promise<void> => {
      while ((await this.#parts.reader.removeOld()) > 0);
    };
    this.#removing = remove()
      .catch(this.#parts.report)
      .finally(() => {
        this.#removing = undefined;
      });
  }
}

/** Gives a push its type without a check: the reader has parsed it by its column's schema. */
const typedPush = <Push>(push: Json): Push => push as unknown as Push;
