import { z } from 'zod';
import type { Fields } from '../payments/ecpay/signature.ts';
import { KeptRecords } from './keptRecords.ts';

/** A gateway repeats a callback that was not answered as expected. */
const REPEAT_MS = 5 * 60 * 1000;
const MAX_POSTS = 5;

export type SandboxWire = 'ecpay' | 'mycard' | 'omg';
export type Settled = 'paid' | 'failed';
/** Sets the state of a trade. */
export type Settle = (tradeNo: string, state: Settled) => void;

/** A callback to post, and how long after the choice. */
export interface Callback {
  readonly wire: SandboxWire;
  /** The number of its trade. */
  readonly tradeNo: string;
  readonly address: string;
  readonly fields: Fields;
  readonly afterMs: number;
  /** The body that ends the repetitions. */
  readonly accepted: string;
  /** The state of the trade after the first post. */
  readonly state?: Settled | undefined;
}

const WaitingCallback = z.object({
  wire: z.enum(['ecpay', 'mycard', 'omg']),
  tradeNo: z.string(),
  address: z.string(),
  fields: z.record(z.string(), z.string()),
  accepted: z.string(),
  state: z.enum(['paid', 'failed']).optional(),
  /** Milliseconds since 1970. */
  due: z.number(),
  /** The number of the post. */
  nth: z.int(),
});
type WaitingCallback = z.infer<typeof WaitingCallback>;

/** Posts callbacks, now or when they are due, and repeats them until they are accepted, also over a restart. */
export class CallbackQueue {
  readonly #records: KeptRecords<WaitingCallback>;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #settles = new Map<SandboxWire, Settle>();
  readonly #report: (line: string) => void;
  /** Aborts posts under way at the end, which a stopping service may never answer. */
  readonly #ending = new AbortController();
  #next: number;

  /**
   * @param report gets a line for each callback and its answer
   * @param folder keeps the callbacks that are due later
   */
  constructor(report: (line: string) => void, folder?: string) {
    this.#report = report;
    this.#records = new KeptRecords(folder, 'callbacks', WaitingCallback);
    this.#next = this.#records.keys.reduce((next, key) => Math.max(next, Number(key) + 1), 0);
  }

  /** The callbacks that are due later. */
  get waiting(): readonly Pick<Callback, 'tradeNo' | 'address'>[] {
    return this.#records.values;
  }

  settleBy(wire: SandboxWire, settle: Settle): void {
    this.#settles.set(wire, settle);
  }

  /** Waits for the callbacks that an earlier process left. */
  start(): void {
    for (const key of this.#records.keys) this.#await(key);
  }

  add({ afterMs, ...callback }: Callback): void {
    const waiting = { ...callback, fields: { ...callback.fields }, due: Date.now() + afterMs, nth: 1 };
    if (afterMs === 0) this.#track(this.#post(waiting));
    else this.#later(waiting);
  }

  /** Posts callbacks that are due later, as if they were due now. */
  async postWaiting(): Promise<void> {
    for (const key of this.#records.keys) await this.#take(key);
  }

  /** Ends posts without an answer. They are kept as unanswered. */
  async stop(): Promise<void> {
    this.#ending.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#underWay);
  }

  #later(waiting: WaitingCallback): void {
    const key = String(this.#next);
    this.#next += 1;
    this.#records.set(key, waiting);
    this.#await(key);
  }

  #await(key: string): void {
    if (this.#ending.signal.aborted) return;
    const wait = Math.max(0, (this.#records.get(key)?.due ?? 0) - Date.now());
    this.#timers.set(
      key,
      setTimeout(() => this.#track(this.#take(key)), wait),
    );
  }

  async #take(key: string): Promise<void> {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    const waiting = this.#records.get(key);
    if (waiting === undefined) return;
    this.#records.delete(key);
    await this.#post(waiting);
  }

  #track(work: Promise<void>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  async #post(waiting: WaitingCallback): Promise<void> {
    const { accepted, address, fields, nth, state, tradeNo, wire } = waiting;
    if (nth === 1 && state !== undefined) this.#settles.get(wire)?.(tradeNo, state);
    const answer = await post(address, fields, this.#ending.signal);
    this.#report(`callback for ${tradeNo}: answered ${answer.slice(0, 40)}`);
    if (answer !== accepted && nth < MAX_POSTS) this.#later({ ...waiting, due: Date.now() + REPEAT_MS, nth: nth + 1 });
  }
}

async function post(address: string, fields: Fields, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
      signal,
    });
    return await response.text();
  } catch {
    return 'nothing';
  }
}
