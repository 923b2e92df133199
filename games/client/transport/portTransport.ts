import { PortAnswer, type PortRequest, PortSeed, type SeedView } from '#games/api/index.ts';
import { AnswerLost, GameServerFailure } from './failure.ts';
import type { Transport } from './GameServerClient.ts';
import { ANSWER_TIMEOUT_MS } from './httpTransport.ts';

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Calls over a MessagePort, for a frame that has no network of its own.
 *
 * @param seedChanged called with the seed of the next round if the other side changes it
 */
export function portTransport(port: MessagePort, seedChanged?: (seed: SeedView) => void): Transport {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const take = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    if (found !== undefined) clearTimeout(found.timer);
    waiting.delete(id);
    return found;
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = PortAnswer.safeParse(data);
    if (!answer.success) {
      const seed = PortSeed.safeParse(data);
      if (seed.success) seedChanged?.(seed.data.Seed);
      return;
    }
    const found = take(answer.data.ID);
    const { Failure, Answer } = answer.data;
    if (Failure === undefined) found?.resolve(Answer);
    else found?.reject(new GameServerFailure(Failure.Code));
  };
  return {
    send(call, body, token) {
      count += 1;
      const ID = count;
      const request: PortRequest = { ID, Call: call, Body: body, ...(token !== undefined && { Token: token }) };
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => take(ID)?.reject(new AnswerLost(`${call}: no answer`)), ANSWER_TIMEOUT_MS);
        waiting.set(ID, { resolve, reject, timer });
        port.postMessage(request);
      });
    },
  };
}
