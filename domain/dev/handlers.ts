import { advanceClock, getOutbox } from '#protocol/endpoints/dev.ts';
import { answerEndpoint } from '../dispatch/handler.ts';

export const outbox = answerEndpoint(getOutbox, async ({ to }, { ports }) => ({
  List: [...((await ports.messenger.outbox?.(to)) ?? [])],
}));

export const clock = answerEndpoint(advanceClock, async ({ Advance }, { ports }) => {
  ports.clock.advance(Advance * 1000);
  return { ServerTime: new Date(ports.clock.now()).toISOString() };
});
