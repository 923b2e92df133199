import * as z from 'zod/mini';
import type { SocketName } from '#protocol/operation.ts';

/** How many calls are kept; older ones are forgotten. */
export const KEPT_CALLS = 100;

/** A call as the page sent it. */
export interface SentCall {
  /** The contract that it names. */
  readonly contract: string;
  readonly way: 'REST' | SocketName;
  /** Of a REST call. */
  readonly method: string;
  /** Path and query of a REST call; of a frame, the socket's path. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, or the frame. */
  readonly text: string;
}

/** What came back. */
export interface CallAnswer {
  /** The status of a REST answer. */
  readonly status?: number;
  /** The body, or the frame; undefined for a file or where nothing came. */
  readonly text?: string;
  /** What is to say of an answer without text. */
  readonly note?: string;
}

/** A call in the log. */
export interface LoggedCall extends SentCall {
  readonly id: number;
  /** When it was sent, by this machine's clock. */
  readonly at: number;
  /** Undefined until it is answered. */
  readonly answer?: CallAnswer & { readonly code: number | undefined; readonly durationMs: number };
}

const Coded = z.object({ Code: z.int() });

/** The code that an answer carries; undefined for an answer that is no JSON or has none. */
export function codeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  try {
    return Coded.safeParse(JSON.parse(text)).data?.Code;
  } catch {
    return undefined;
  }
}

/** The last calls of a page, REST and socket rows, newest first, with their answers, codes and durations. */
export class CallLog {
  #calls: readonly LoggedCall[] = [];
  #ids = 0;
  readonly #listeners = new Set<() => void>();

  get calls(): readonly LoggedCall[] {
    return this.#calls;
  }

  /** Writes a call down. @returns writes its answer down, once */
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

  /** Forgets all of them. */
  clear(): void {
    this.#calls = [];
    this.#tell();
  }

  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
