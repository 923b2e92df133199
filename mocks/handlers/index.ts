import type { AnyHandler } from 'msw';
import type { HandlerParts } from './parts.ts';
import { createRestHandlers } from './rest.ts';
import { createSocketHandlers } from './sockets.ts';
import { createStreamHandlers } from './streams.ts';
import { createUnhandledHandlers, type UnhandledRequest } from './unhandled.ts';

export type { UnhandledRequest } from './unhandled.ts';
export type { HandlerParts } from './parts.ts';

/**
 * Creates handlers for every endpoint and both sockets from the protocol's tables, and for live streams, and a function that cuts the
 * sockets.
 *
 * @param onUnhandled called with each unhandled request, which fails
 */
export function createHandlers(
  parts: HandlerParts,
  onUnhandled: (request: UnhandledRequest) => void,
): {
  readonly handlers: readonly AnyHandler[];
  readonly disconnect: () => void;
} {
  const sockets = createSocketHandlers(parts);
  const streams = createStreamHandlers(parts);
  return {
    handlers: [
      ...createRestHandlers(parts),
      ...sockets.handlers,
      ...streams.handlers,
      ...createUnhandledHandlers(parts.origin, onUnhandled),
    ],
    disconnect() {
      sockets.disconnect();
      streams.disconnect();
    },
  };
}
