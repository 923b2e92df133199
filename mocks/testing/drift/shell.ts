import type { TestContext } from '#conformance/testContext.ts';

export interface HttpCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** The parts of an answer that a page can see. */
export interface HttpReply {
  readonly status: number;
  readonly reason: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A received frame, or the socket's end. */
export type Heard = string | { readonly closed: number; readonly reason: string };

export interface DriftSocket {
  /** In order. The reader empties it. */
  readonly heard: Heard[];
  readonly isOpen: boolean;
  send(frame: string | Uint8Array<ArrayBuffer>): void;
  next(): Promise<void>;
}

/** One of the two compared sides, from the transport to the rows. */
export interface DriftShell {
  readonly name: string;
  /** Its addresses in answers: its own, and the players'. */
  readonly addresses: readonly string[];
  readonly context: TestContext;
  call(call: HttpCall): Promise<HttpReply>;
  open(socket: 'chat' | 'lobby'): Promise<DriftSocket>;
  /** The changed rows by table and key, emptied on reading. Undefined if they are not recorded. */
  readonly changed: Map<string, string> | undefined;
  /** Delivers committed pushes to the sockets. Absent if a commit does so itself. */
  deliver?(): Promise<void>;
  stop(): Promise<void>;
}

/** Collects the frames of a socket. */
export class Hearing {
  readonly heard: Heard[] = [];
  isOpen = true;
  readonly #wake: (() => void)[] = [];

  add(what: Heard): void {
    this.heard.push(what);
    if (typeof what !== 'string') this.isOpen = false;
    for (const wake of this.#wake.splice(0)) wake();
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake.push(resolve);
    });
  }
}
