import type { AnyHandler } from 'msw';
import type { HandlerParts } from './parts.ts';
import { createRestHandlers } from './rest.ts';
import { createSocketHandlers } from './sockets.ts';

export type { HandlerParts } from './parts.ts';

/** Handlers for every endpoint and both sockets, derived from the protocol's tables; and the means to cut the sockets. */
export function createHandlers(parts: HandlerParts): {
  readonly handlers: readonly AnyHandler[];
  readonly disconnect: () => void;
} {
  const sockets = createSocketHandlers(parts);
  return { handlers: [...createRestHandlers(parts), ...sockets.handlers], disconnect: sockets.disconnect };
}
