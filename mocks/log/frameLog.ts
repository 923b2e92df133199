import * as z from 'zod/mini';
import type { SocketName } from '#protocol/operation.ts';
import type { CallAnswer, CallLog } from './callLog.ts';

const Named = z.object({ OP: z.int(), R: z.optional(z.string()) });

/** Joins the frames of a socket into calls: a request, and the answer with its number plus one and its `R`. */
export interface FrameLog {
  readonly sent: (contract: { readonly name: string; readonly op: number }, text: string) => void;
  /** Logs a frame that reached the page: an answer, or a push, which is skipped. */
  readonly answered: (text: string) => void;
  /** The socket is closed, so waiting calls get no answer. */
  readonly closed: () => void;
}

/** @param log the log of calls; undefined logs nothing */
export function createFrameLog(log: CallLog | undefined, socket: SocketName): FrameLog {
  const waiting = new Map<string, (answer: CallAnswer) => void>();
  const keyOf = (text: string, step: number): string | undefined => {
    const { data } = Named.safeParse(JSON.parse(text));
    return data && `${data.OP + step}:${data.R ?? ''}`;
  };
  return {
    sent({ name: contract }, text) {
      const key = keyOf(text, 1);
      if (log === undefined || key === undefined) return;
      waiting.set(key, log.begin({ contract, way: socket, method: '', path: `/ws/${socket}`, headers: {}, text }));
    },
    answered(text) {
      if (waiting.size === 0) return;
      const key = keyOf(text, 0) ?? '';
      waiting.get(key)?.({ text });
      waiting.delete(key);
    },
    closed() {
      for (const answer of waiting.values()) answer({ note: 'the socket closed' });
      waiting.clear();
    },
  };
}
