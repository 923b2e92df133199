import { PUSHES } from '#protocol/operations/index.ts';
import type { GamePlan } from '../wire/messages.ts';
import { DEFAULT_SCENARIO, type Scenario } from './scenario.ts';

/** The injected outcome of a call: the delay of its answer, and a failure in place of the answer. */
export interface InjectedOutcome {
  readonly delayMs: number;
  /** The planned extra delay of this call. */
  readonly plannedMs: number;
  /** The failure code of the answer. Undefined means that the world answers. */
  readonly code: number | undefined;
  /** A written answer. Without one, the world answers. */
  readonly written: WrittenAnswer | undefined;
}

/** An answer written by hand: a REST body with its status, or a socket's frame, whose `R` becomes the call's. */
export interface WrittenAnswer {
  readonly status: number;
  readonly text: string;
}

/** The next answer of a contract, once: a delayed or a written one. */
export interface PlannedAnswer {
  readonly delayMs?: number;
  readonly written?: WrittenAnswer;
}

const SERVER_ERROR = 300003;

/** The current scenario of a page, and its random numbers. */
export class NetworkConditions {
  #scenario: Scenario;
  readonly #random: () => number;
  readonly #listeners = new Set<(scenario: Scenario) => void>();
  readonly #planned = new Map<string, PlannedAnswer>();

  /** @param random numbers from 0 to 1, seeded in tests */
  constructor(scenario: Scenario = DEFAULT_SCENARIO, random: () => number = Math.random) {
    this.#scenario = scenario;
    this.#random = random;
  }

  get scenario(): Scenario {
    return this.#scenario;
  }

  change(part: Partial<Scenario>): void {
    this.#scenario = { ...this.#scenario, ...part };
    this.#tell();
  }

  /** The planned answers by contract. Not part of the address, since an answer may be long. */
  get planned(): ReadonlyMap<string, PlannedAnswer> {
    return this.#planned;
  }

  /** Adds to the planned answer of a contract's next call. `undefined` removes it. */
  plan(contract: string, answer: PlannedAnswer | undefined): void {
    if (answer === undefined) this.#planned.delete(contract);
    else this.#planned.set(contract, { ...this.#planned.get(contract), ...answer });
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.#scenario);
  }

  /** @returns a function that unsubscribes */
  subscribe(listener: (scenario: Scenario) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Waits while calls of a contract are held. Undefined if they are not. */
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

  /** Whether pushes of an operation code are dropped. */
  loses(op: number): boolean {
    return this.#scenario.lose.some((name) => PUSHES.some((push) => push.op === op && push.name === name));
  }

  delayMs(): number {
    const { latency, jitter } = this.#scenario;
    return latency + (jitter === 0 ? 0 : Math.round(this.#random() * jitter));
  }

  gamePlan(): GamePlan {
    const { outcome, wallet: walletStatus, walletDelay: walletDelayMs } = this.#scenario;
    return { outcome, walletStatus, walletDelayMs };
  }

  /** Removes the used outcome and refusal of a plan, which apply once. */
  useGamePlan({ outcome, walletStatus }: GamePlan): void {
    if (outcome !== undefined || walletStatus !== undefined) this.change({ outcome: undefined, wallet: undefined });
  }

  /** Decides the outcome of a call. Uses up its planned answer and code. */
  outcomeOf(contract: string): InjectedOutcome {
    const { fail, code } = this.#scenario;
    const planned = this.#planned.get(contract);
    if (planned !== undefined) this.plan(contract, undefined);
    const delayMs = this.delayMs();
    const { delayMs: plannedMs = 0, written } = planned ?? {};
    const next = code[contract];
    if (next !== undefined) {
      const { [contract]: _used, ...left } = code;
      this.change({ code: left });
      return { delayMs, plannedMs, code: next, written: undefined };
    }
    const rate = fail[contract] ?? fail['*'] ?? 0;
    return {
      delayMs,
      plannedMs,
      code: written === undefined && rate > 0 && this.#random() < rate ? SERVER_ERROR : undefined,
      written,
    };
  }
}
