import { setTimeout } from 'node:timers/promises';
import { PlannedProcess, type ProcessSettings } from './PlannedProcess.ts';
import type { ProcessPlan } from './processPlan.ts';

const RESTART_MS = 2000;
const NAME_WIDTH = 16;

export interface ProcessGroupSettings extends ProcessSettings {
  /** Whether a process that dies after its start is restarted. */
  readonly restarts: boolean;
  /** Receives lines about the processes. */
  readonly report: (line: string) => void;
}

export class ProcessGroup {
  readonly #settings: ProcessGroupSettings;
  /** In the order of their start. */
  #running: readonly PlannedProcess[] = [];
  readonly #deaths: string[] = [];
  readonly #endings: (() => Promise<void>)[] = [];
  #stopping: Promise<void> | undefined;

  constructor(settings: ProcessGroupSettings) {
    this.#settings = settings;
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /**
   * Starts processes in parallel and waits until all are ready. Reports a line for each.
   * @throws Error with a process's output if it fails before it is ready
   */
  async start(...plans: readonly ProcessPlan[]): Promise<void> {
    await Promise.all(
      plans.map(async (plan) => {
        const { pid } = await this.#start(plan);
        this.#settings.report(`${plan.name.padEnd(NAME_WIDTH)} ${plan.address}  (process ${pid})`);
      }),
    );
  }

  /**
   * Runs a command to its end.
   * @throws Error if its exit code is not 0
   */
  async run(plan: Omit<ProcessPlan, 'ready' | 'address'>): Promise<void> {
    const running = this.#spawn({ ...plan, ready: '', address: '' });
    const why = await running.ended;
    this.#forget(running);
    if (why !== 0) throw new Error(`${plan.name} failed (${why})`);
  }

  /** Adds work that runs after the end of all processes. */
  endLast(work: () => Promise<void>): void {
    this.#endings.push(work);
  }

  /**
   * Ends all processes, the last first.
   * @throws Error that names processes that died before, if the group does not restart processes, and work after the end that failed
   */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  kill(): void {
    for (const running of this.#running) running.kill();
  }

  async #start(plan: ProcessPlan): Promise<PlannedProcess> {
    const running = this.#spawn(plan);
    try {
      await running.isReady();
    } catch (error) {
      await running.stop();
      this.#forget(running);
      throw error;
    }
    void running.ended.then((why) => this.#died(running, why));
    return running;
  }

  #spawn(plan: ProcessPlan): PlannedProcess {
    // Otherwise the process would outlive the group.
    if (this.isStopping) throw new Error(`The ${plan.name} is not started, since the others end.`);
    const running = new PlannedProcess(plan, this.#settings);
    this.#running = [...this.#running, running];
    return running;
  }

  #forget(gone: PlannedProcess): void {
    this.#running = this.#running.filter((running) => running !== gone);
  }

  async #died(dead: PlannedProcess, why: number | string): Promise<void> {
    if (this.isStopping) return;
    this.#forget(dead);
    const { plan } = dead;
    if (this.#settings.restarts) await this.#startAgain(plan, `The ${plan.name} ended (${why}).`);
    else this.#deaths.push(`The ${plan.name} ended by itself (${why}).`);
  }

  /** Restarts the process until it is ready or the group stops. */
  async #startAgain(plan: ProcessPlan, why: string): Promise<void> {
    this.#settings.report(`${why} It starts again in ${RESTART_MS / 1000} s.`);
    await setTimeout(RESTART_MS);
    if (this.isStopping) return;
    try {
      const { pid } = await this.#start(plan);
      this.#settings.report(`The ${plan.name} is back (process ${pid}).`);
    } catch (error) {
      if (!this.isStopping) await this.#startAgain(plan, error instanceof Error ? error.message : String(error));
    }
  }

  async #stopAll(): Promise<void> {
    for (const running of this.#running.toReversed())
      if (!(await running.stop())) this.#settings.report(`The ${running.plan.name} did not end, and was killed.`);
    const failures: string[] = [];
    // A failure must not keep the others running.
    for (const work of this.#endings.toReversed())
      await work().catch((error: unknown) => failures.push(error instanceof Error ? error.message : String(error)));
    const problems = [...this.#deaths, ...failures];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
}
