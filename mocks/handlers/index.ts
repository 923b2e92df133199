import type { AnyHandler } from 'msw';
import type { HandlerParts } from './parts.ts';
import { createRestHandlers } from './rest.ts';
import { createSocketHandlers } from './sockets.ts';
import { createStrayHandlers, type StrayRequest } from './strays.ts';

export type { StrayRequest } from './strays.ts';
export type { HandlerParts } from './parts.ts';

/**
 * Handlers for every endpoint and both sockets, derived from the protocol's tables; and the means to cut the sockets.
 * @param onStray told of each request that nobody answers; it fails
 */
export function createHandlers(
  parts: HandlerParts,
  onStray: (stray: StrayRequest) => void,
): {
  readonly handlers: readonly AnyHandler[];
  readonly disconnect: () => void;
} {
  const sockets = createSocketHandlers(parts);
  return {
    handlers: [...createRestHandlers(parts), ...sockets.handlers, ...createStrayHandlers(parts.origin, onStray)],
    disconnect: sockets.disconnect,
  };
}
