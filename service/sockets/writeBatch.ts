import { FrameRun } from './frameRun.ts';

/** A socket that gathers its texts during one turn. */
export interface BatchedSocket {
  /** Writes the gathered texts. Does nothing if they are written already. */
  flush(): void;
}

/**
 * Lets sockets gather their texts during one turn. All messages of a group commit and the answers to their senders then
 * cost one system call per socket.
 */
export class WriteBatch {
  #waiting: BatchedSocket[] = [];
  #start = new FrameRun();

  /** Flushes a socket at the end of this turn. @returns the empty run, where every socket of this turn starts */
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
