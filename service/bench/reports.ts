import { z } from 'zod';

/** The service (`ours`), a bare ws server, or a server that writes one buffer to every raw socket. */
export const ServerKind = z.enum(['ours', 'bare', 'floor']);
export type ServerKind = z.infer<typeof ServerKind>;

/**
 * Requests to the server process: publish groups of messages, each in one turn as a group commit does, report its
 * memory, or its processor time.
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

/** Requests to the client process: connect more sockets, count bytes up to a number, or wait for them. */
export const ClientRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('connect'), port: z.int(), count: z.int(), tokens: z.array(z.string()).readonly() }),
  z.object({ ask: z.literal('expect'), bytes: z.int() }),
  z.object({ ask: z.literal('heard') }),
]);
export type ClientRequest = z.infer<typeof ClientRequest>;

export const ClientReport = z.object({ done: z.enum(['connect', 'expect', 'heard']) });
export type ClientReport = z.infer<typeof ClientReport>;
