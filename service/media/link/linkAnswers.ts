import type { MediaAuthority } from '../authority.ts';
import { CALLS, type LinkCall, ORDERS_WAIT_MS } from './calls.ts';
import type { OrderLog } from './orderLog.ts';

export interface AnswerParts {
  readonly authority: MediaAuthority;
  readonly orders: OrderLog;
  readonly epoch: string;
}

/** Answers the body of a call. Returns undefined for a malformed body. */
export type Answer = (body: unknown, gone: AbortSignal) => Promise<unknown> | undefined;

/** Creates the answers to each call from the domain of this process, by the names of the calls. */
export function createAnswers({ authority, orders, epoch }: AnswerParts): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>();
  const on = <Request, Result>(
    { name, request }: LinkCall<Request, Result>,
    answer: (given: Request, gone: AbortSignal) => Promise<Result>,
  ): void => {
    answers.set(name, (body, gone) => {
      const parsed = request.safeParse(body);
      return parsed.success ? answer(parsed.data, gone) : undefined;
    });
  };
  const positionOf = (text: string): number | undefined => {
    const [process, position = ''] = text.split(':');
    return process === epoch && /^\d{1,15}$/.test(position) ? Number(position) : undefined;
  };
  on(CALLS.authorisePublisher, ({ StreamKey }) => authority.authorisePublisher(StreamKey));
  on(CALLS.publisherStarted, async (publisher) => {
    await authority.publisherStarted(publisher);
    return {};
  });
  on(CALLS.publisherEnded, async (publisher) => {
    await authority.publisherEnded(publisher);
    return {};
  });
  on(CALLS.reportHealth, async ({ Publisher, Health }) => ({
    IsPresent: await authority.reportHealth(Publisher, Health),
  }));
  on(CALLS.admitViewer, async ({ Url, OpenRooms }) => {
    const admitted = await authority.admitViewer(Url, OpenRooms);
    if (!('refused' in admitted)) return { viewer: admitted.viewer, isHost: admitted.isHost };
    return { refused: admitted.refused };
  });
  on(CALLS.missedOrders, async (room) => ({ Orders: [...(await authority.missedOrders(room))] }));
  on(CALLS.keepFrame, async ({ RoomID, Jpeg }) => {
    await authority.keepFrame(RoomID, Buffer.from(Jpeg, 'base64'));
    return {};
  });
  on(CALLS.nextOrders, async ({ After }, gone) => {
    const from = positionOf(After);
    const hasNone = from !== undefined && orders.since(from).position === from;
    if (hasNone) await orders.wait(ORDERS_WAIT_MS, gone);
    const { orders: found, position, isGap } = orders.since(from);
    return { After: `${epoch}:${position}`, Orders: [...found], IsGap: isGap };
  });
  return answers;
}
