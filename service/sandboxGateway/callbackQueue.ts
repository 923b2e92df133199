import type { Fields } from '../payments/ecpay/signature.ts';

/** A gateway repeats a callback that was not answered as it expects. */
const REPEAT_MS = 5 * 60 * 1000;
const MAX_POSTS = 5;

/** A callback to post, and how long after the choice. */
export interface Callback {
  /** The number of its trade. */
  readonly tradeNo: string;
  readonly address: string;
  readonly fields: Fields;
  readonly afterMs: number;
  /** The body that ends the repetitions. */
  readonly accepted: string;
  /** Runs before the first post: what becomes of the trade at this time. */
  readonly before?: () => void;
}

interface Waiting {
  readonly timer: NodeJS.Timeout;
  readonly callback: Callback;
  readonly post: () => Promise<void>;
}

/** Posts callbacks, now or when they are due, and repeats them until they are accepted. */
export class CallbackQueue {
  readonly #waiting = new Set<Waiting>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #report: (line: string) => void;

  /** @param report gets a line for each callback and its answer */
  constructor(report: (line: string) => void) {
    this.#report = report;
  }

  /** The callbacks that are due later. */
  get waiting(): readonly Callback[] {
    return [...this.#waiting].map(({ callback }) => callback);
  }

  add(callback: Callback): void {
    if (callback.afterMs === 0) this.#track(this.#post(callback, 1));
    else this.#later(callback, callback.afterMs, 1);
  }

  /** Posts callbacks that are due only later, as if their time had come. */
  async postWaiting(): Promise<void> {
    const waiting = [...this.#waiting];
    for (const { timer } of waiting) clearTimeout(timer);
    this.#waiting.clear();
    for (const { post } of waiting) await post();
  }

  async stop(): Promise<void> {
    for (const { timer } of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
    await Promise.all(this.#underWay);
  }

  #later(callback: Callback, afterMs: number, nth: number): void {
    const post = (): Promise<void> => this.#post(callback, nth);
    const waiting: Waiting = {
      callback,
      post,
      timer: setTimeout(() => {
        this.#waiting.delete(waiting);
        this.#track(post());
      }, afterMs),
    };
    this.#waiting.add(waiting);
  }

  #track(work: Promise<void>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  async #post(callback: Callback, nth: number): Promise<void> {
    const { accepted, address, before, fields, tradeNo } = callback;
    if (nth === 1) before?.();
    const answer = await post(address, fields);
    this.#report(`callback for ${tradeNo}: answered ${answer.slice(0, 40)}`);
    if (answer !== accepted && nth < MAX_POSTS) this.#later(callback, REPEAT_MS, nth + 1);
  }
}

async function post(address: string, fields: Fields): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    });
    return await response.text();
  } catch {
    return 'nothing';
  }
}
