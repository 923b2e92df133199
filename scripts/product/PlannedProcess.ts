import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { ProcessPlan } from './processPlan.ts';

const START_MS = 180_000;
const ASK_MS = 200;
/** How long a process may take to end. A service closes its sockets over `DRAIN_SECONDS` and 10 s. */
const STOP_MS = 30_000;
/** How many lines are kept to explain a failure. */
const KEPT_LINES = 30;
/** A program under a watcher prints this and does not exit. */
const FAILED = /cannot start/;

export interface ProcessSettings {
  /** Whether Ctrl+C in the terminal skips the process, so that its owner can end it in order. */
  readonly isDetached: boolean;
  /** Receives each printed line of the process. */
  readonly onLine: (plan: ProcessPlan, line: string, isError: boolean) => void;
}

/** A process that starts with its construction. */
export class PlannedProcess {
  readonly plan: ProcessPlan;
  /** Resolves at the end of the process with the exit code, the signal, or the reason why it could not start. */
  readonly ended: Promise<number | string>;
  readonly #child: ChildProcess;
  readonly #isDetached: boolean;
  readonly #lines: string[] = [];
  readonly #readyLine: Promise<void>;

  constructor(plan: ProcessPlan, { isDetached, onLine }: ProcessSettings) {
    this.plan = plan;
    this.#isDetached = isDetached;
    const child = spawn(plan.command, plan.args, {
      cwd: plan.folder,
      env: plan.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: isDetached,
    });
    this.#child = child;
    this.ended = new Promise((resolve) => {
      child.once('error', ({ message }) => resolve(message));
      child.once('exit', () => this.#endChildren());
      // The last lines arrive after `exit`, and after the end of all children that share the output.
      child.once('close', (code, signal) => resolve(signal ?? code ?? 1));
    });
    this.#readyLine = new Promise((resolve, reject) => {
      const read = (line: string, isError: boolean): void => {
        const plain = stripVTControlCharacters(line);
        this.#lines.push(plain);
        if (this.#lines.length > KEPT_LINES) this.#lines.shift();
        onLine(plan, line, isError);
        if (plan.ready instanceof RegExp && plan.ready.test(plain)) resolve();
        // The next lines contain the reason.
        if (FAILED.test(plain)) void setTimeout(ASK_MS).then(() => reject(this.#failure('failed')));
      };
      createInterface({ input: child.stdout }).on('line', (line) => read(line, false));
      createInterface({ input: child.stderr }).on('line', (line) => read(line, true));
    });
    this.#readyLine.catch(() => {});
  }

  /** 0 if the process could not start. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get #isGone(): boolean {
    return this.pid === 0 || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /**
   * Waits until the process is ready.
   * @throws Error with the last lines of the process if it ends, fails or is not ready after three minutes
   */
  async isReady(): Promise<void> {
    const decided = new AbortController();
    const { signal } = decided;
    const { ready } = this.plan;
    try {
      await Promise.race([
        typeof ready === 'string' ? Promise.race([answers(ready, signal), this.#readyLine]) : this.#readyLine,
        this.ended.then((why) => {
          throw this.#failure(`ended at its start (${why})`);
        }),
        setTimeout(START_MS, undefined, { signal }).then(() => {
          throw this.#failure('is not ready after three minutes');
        }),
      ]);
    } finally {
      decided.abort();
    }
  }

  /** Ends the process by SIGTERM, and kills it after the timeout. @returns whether it ended in time */
  async stop(): Promise<boolean> {
    if (this.#isGone) return true;
    this.#signal('SIGTERM', this.plan.hasChildren === true);
    const timeout = new AbortController();
    const inTime = await Promise.race([
      this.ended.then(() => true),
      setTimeout(STOP_MS, false, { signal: timeout.signal }),
    ]);
    timeout.abort();
    if (!inTime) {
      this.kill();
      await this.ended;
    }
    return inTime;
  }

  /** Also kills the children of a detached process. */
  kill(): void {
    if (!this.#isGone) this.#signal('SIGKILL', true);
  }

  /** A killed process leaves its children, such as the workers of nginx, which hold its ports. */
  #endChildren(): void {
    if (!this.#isDetached || this.pid === 0) return;
    try {
      process.kill(-this.pid, 'SIGKILL');
    } catch {
      // There are no children.
    }
  }

  #signal(signal: NodeJS.Signals, withChildren: boolean): void {
    process.kill(this.#isDetached && withChildren ? -this.pid : this.pid, signal);
  }

  #failure(what: string): Error {
    return new Error([`The ${this.plan.name} ${what}.`, ...this.#lines].join('\n  '));
  }
}

/** Requests an address until it answers without a failure, or until the signal. */
async function answers(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isOk = await fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOk) return;
    await setTimeout(ASK_MS);
  }
}
