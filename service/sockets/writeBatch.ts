import { FrameRun } from './frameRun.ts';

/** A socket that gathers what it sends in one turn. */
export interface BatchedSocket {
  /** Writes what it gathered; nothing when that is written already. */
  flush(): void;
}

/**
 * Lets sockets gather what they send in one turn of work: all messages of a group commit and the answers to those who sent
 * them cost one system call a socket.
 */
export class WriteBatch {
  #waiting: BatchedSocket[] = [];
  #start = new FrameRun();

  /** Flushes a socket at the end of this turn. @returns the empty run that every socket of this turn starts from */
  join(socket: BatchedSocket): FrameRun {
    if (this.#waiting.length === 0) process.nextTick(() => this.#flush());
    this.#waiting.push(socket);
    return this.#start;
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#start = new FrameRun();
    for (const socket of waiting) socket.flush();
  }
}
