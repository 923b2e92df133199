import { setupWorker } from 'msw/browser';
import { createHandlers, type HandlerParts, type StrayRequest } from '../handlers/index.ts';

export interface Interception {
  /** Cuts this page's sockets, as a lost network does. */
  readonly disconnect: () => void;
  /** Lets requests and sockets go to the network again. */
  readonly stop: () => void;
}

/**
 * Intercepts this page's requests (by the service worker) and sockets.
 * @param onStray told of each request that nobody answers; it fails
 */
export async function intercept(parts: HandlerParts, onStray: (stray: StrayRequest) => void): Promise<Interception> {
  const { handlers, disconnect } = createHandlers(parts, onStray);
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true, onUnhandledRequest: 'error' });
  return { disconnect, stop: () => worker.stop() };
}
