import * as z from 'zod/mini';
import type { SocketName } from '#protocol/operation.ts';

/** The number of logged calls. The oldest are dropped. */
export const KEPT_CALLS = 100;

export interface SentCall {
  readonly contract: string;
  readonly way: 'REST' | SocketName;
  /** Of a REST call. */
  readonly method: string;
  /** Path and query of a REST call, or the socket's path of a frame. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface CallAnswer {
  readonly status?: number;
  /** The body, or the frame. Undefined for a file, or without an answer. */
  readonly text?: string;
  /** A remark about an answer without text. */
  readonly note?: string;
}

export interface LoggedCall extends SentCall {
  readonly id: number;
  /** The time of sending, by this machine's clock. */
  readonly at: number;
  readonly answer?: CallAnswer & { readonly code: number | undefined; readonly durationMs: number };
}

const Coded = z.object({ Code: z.int() });

/** Returns the code of an answer. Undefined if it is no JSON or has none. */
export function codeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  try {
    return Coded.safeParse(JSON.parse(text)).data?.Code;
  } catch {
    return undefined;
  }
}

/** The last calls of a page over REST and sockets, newest first, with answers, codes and durations. */
export class CallLog {
  #calls: readonly LoggedCall[] = [];
  #ids = 0;
  readonly #listeners = new Set<() => void>();

  get calls(): readonly LoggedCall[] {
    return this.#calls;
  }

  /**
   * Logs a call.
   *
   * @returns a function that logs its answer, once
   */
  begin(sent: SentCall): (answer: CallAnswer) => void {
    const id = ++this.#ids;
    const start = performance.now();
    this.#calls = [{ ...sent, id, at: Date.now() }, ...this.#calls].slice(0, KEPT_CALLS);
    this.#tell();
    return (answer) => {
      const durationMs = Math.round(performance.now() - start);
      this.#calls = this.#calls.map((call) =>
        call.id === id && call.answer === undefined
          ? { ...call, answer: { ...answer, code: codeOf(answer.text), durationMs } }
          : call,
      );
      this.#tell();
    };
  }

  clear(): void {
    this.#calls = [];
    this.#tell();
  }

  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
