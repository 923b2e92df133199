import { PUSHES } from '#protocol/operations/index.ts';
import { DEFAULT_SCENARIO, type Scenario } from './scenario.ts';

/** The injected outcome of a call: the delay of its answer, and a failure in place of the answer. */
export interface InjectedOutcome {
  readonly delayMs: number;
  /** The failure code that answers instead; undefined: the world answers. */
  readonly code: number | undefined;
}

const SERVER_ERROR = 300003;

/** The scenario that is in force in one page, and its dice. */
export class NetworkConditions {
  #scenario: Scenario;
  readonly #random: () => number;
  readonly #listeners = new Set<(scenario: Scenario) => void>();

  /** @param random numbers from 0 to 1, seeded in tests */
  constructor(scenario: Scenario = DEFAULT_SCENARIO, random: () => number = Math.random) {
    this.#scenario = scenario;
    this.#random = random;
  }

  get scenario(): Scenario {
    return this.#scenario;
  }

  /** Changes part of it. */
  change(part: Partial<Scenario>): void {
    this.#scenario = { ...this.#scenario, ...part };
    for (const listener of this.#listeners) listener(this.#scenario);
  }

  /** @returns ends the subscription */
  subscribe(listener: (scenario: Scenario) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Waits while calls of a contract are held; undefined where they are not. */
  held(contract: string): Promise<void> | undefined {
    if (!this.#scenario.hold.includes(contract)) return undefined;
    return new Promise((resolve) => {
      const unsubscribe = this.subscribe(({ hold }) => {
        if (hold.includes(contract)) return;
        unsubscribe();
        resolve();
      });
    });
  }

  /** Whether pushes of an operation code get lost. */
  loses(op: number): boolean {
    return this.#scenario.lose.some((name) => PUSHES.some((push) => push.op === op && push.name === name));
  }

  delayMs(): number {
    const { latency, jitter } = this.#scenario;
    return latency + (jitter === 0 ? 0 : Math.round(this.#random() * jitter));
  }

  /** Decides on one call of a contract. A code for the next call is used up by it. */
  outcomeOf(contract: string): InjectedOutcome {
    const { fail, code } = this.#scenario;
    const delayMs = this.delayMs();
    const next = code[contract];
    if (next !== undefined) {
      const { [contract]: _used, ...left } = code;
      this.change({ code: left });
      return { delayMs, code: next };
    }
    const rate = fail[contract] ?? fail['*'] ?? 0;
    return {
      delayMs,
      code: rate > 0 && this.#random() < rate ? SERVER_ERROR : undefined,
    };
  }
}
