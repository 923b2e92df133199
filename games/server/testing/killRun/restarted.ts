export interface Killable {
  readonly port: number;
  readonly gone: Promise<void>;
  kill(): void;
  /** Stops it by a signal. */
  stop(): Promise<void>;
}

/** Restarts a process whenever it dies. */
export class Restarted<Process extends Killable> {
  deaths = 0;
  readonly #start: () => Promise<Process>;
  readonly #died: () => void;
  #current: Promise<Process>;
  #isStopping = false;

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
