import { z } from 'zod';

/** The media server, or a bare server that pipes one connection to all others. */
export const LiveKind = z.enum(['ours', 'bare']);
export type LiveKind = z.infer<typeof LiveKind>;

export const ServerAsk = z.object({ ask: z.enum(['memory', 'processor']) });
export type ServerAsk = z.infer<typeof ServerAsk>;
export const Listening = z.object({ source: z.int(), readers: z.int() });
export const Reading = z.object({ value: z.number() });

/** Requests to the readers' process: connect more readers, stop some, start to count, report missing bytes. */
export const ReaderAsk = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('connect'), kind: LiveKind, port: z.int(), count: z.int() }),
  z.object({ ask: z.literal('pause'), count: z.int() }),
  z.object({ ask: z.literal('expect'), bytes: z.int() }),
  z.object({ ask: z.literal('missing') }),
]);
export type ReaderAsk = z.infer<typeof ReaderAsk>;
