import { z } from 'zod';

/** The service (`ours`), a bare ws server, or one that writes one buffer to every raw socket. */
export const ServerKind = z.enum(['ours', 'bare', 'floor']);
export type ServerKind = z.infer<typeof ServerKind>;

/**
 * What a benchmark asks of its server process: publish so many groups of messages, each group in one turn as a group commit
 * does, say what memory it holds, or how much of a processor it used until now.
 */
export const ServerRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('publish'), groups: z.int(), messages: z.int() }),
  z.object({ ask: z.literal('memory') }),
  z.object({ ask: z.literal('processor') }),
]);
export type ServerRequest = z.infer<typeof ServerRequest>;

export const ServerReport = z.union([
  z.object({ listening: z.int(), tokens: z.array(z.string()).readonly() }),
  z.object({ residentBytes: z.int() }),
  z.object({ processorMilliseconds: z.number() }),
]);
export type ServerReport = z.infer<typeof ServerReport>;

/** What it asks of its client process: connect so many more sockets, count from here to so many bytes, say when they are there. */
export const ClientRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('connect'), port: z.int(), count: z.int(), tokens: z.array(z.string()).readonly() }),
  z.object({ ask: z.literal('expect'), bytes: z.int() }),
  z.object({ ask: z.literal('heard') }),
]);
export type ClientRequest = z.infer<typeof ClientRequest>;

export const ClientReport = z.object({ done: z.enum(['connect', 'expect', 'heard']) });
export type ClientReport = z.infer<typeof ClientReport>;
