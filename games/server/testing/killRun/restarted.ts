/** A process that can be killed. */
export interface Killable {
  readonly port: number;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  kill(): void;
  /** Stops it as a signal does. */
  stop(): Promise<void>;
}

/** A process that is started again whenever it dies. */
export class Restarted<Process extends Killable> {
  deaths = 0;
  readonly #start: () => Promise<Process>;
  readonly #died: () => void;
  #current: Promise<Process>;
  #isStopping = false;

  /** @param died called when the process has died */
  constructor(start: () => Promise<Process>, died: () => void) {
    this.#start = start;
    this.#died = died;
    this.#current = this.#launch();
  }

  /** The running process, or the next one. */
  current(): Promise<Process> {
    return this.#current;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await (await this.#current).stop();
  }

  async #launch(): Promise<Process> {
    const process = await this.#start();
    void process.gone.then(() => {
      if (this.#isStopping) return;
      this.deaths += 1;
      this.#died();
      this.#current = this.#launch();
    });
    return process;
  }
}
