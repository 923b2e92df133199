import type { TestContext } from '#conformance/testContext.ts';

/** A call as a caller may send it. */
export interface HttpCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** What a page could see of the answer. */
export interface HttpReply {
  readonly status: number;
  readonly reason: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What a socket heard: a frame, or its end. */
export type Heard = string | { readonly closed: number; readonly reason: string };

/** An open socket. */
export interface DriftSocket {
  /** In order; emptied by whoever reads it. */
  readonly heard: Heard[];
  readonly isOpen: boolean;
  send(frame: string | Uint8Array<ArrayBuffer>): void;
  /** Resolves once something more was heard. */
  next(): Promise<void>;
}

/** One of the two sides that are compared, whole: from the line to the rows. */
export interface DriftShell {
  readonly name: string;
  /** By which its answers name it: where it is reached, and where players would reach it. */
  readonly addresses: readonly string[];
  /** Signs players in, whom the calls are of. */
  readonly context: TestContext;
  call(call: HttpCall): Promise<HttpReply>;
  open(socket: 'chat' | 'lobby'): Promise<DriftSocket>;
  /** The rows that were written or removed, by table and key; emptied when it is read. Undefined where they are not noted. */
  readonly changed: Map<string, string> | undefined;
  /** Sends what is committed on its way to the sockets. Absent where a commit does that itself. */
  deliver?(): Promise<void>;
  stop(): Promise<void>;
}

/** Gathers what a socket hears. */
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
