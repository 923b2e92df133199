import { setupWorker } from 'msw/browser';
import { createHandlers, type HandlerParts, type UnhandledRequest } from '../handlers/index.ts';
import { keepWorkerActive } from './keepWorkerActive.ts';

export interface Interception {
  /** Cuts this page's sockets, as a lost network does. */
  readonly disconnect: () => void;
  /** Lets requests and sockets go to the network again. */
  readonly stop: () => void;
}

/**
 * MSW stops answering a page at `beforeunload`. The page still makes requests until the next one replaces it, and a player who
 * is asked whether to leave may stay. So MSW listens to `pagehide` instead.
 */
async function untilPageHides(start: () => Promise<unknown>): Promise<void> {
  const listen = window.addEventListener;
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, AddEventListenerOptions?]) =>
    listen.call(window, type === 'beforeunload' ? 'pagehide' : type, ...rest);
  try {
    await start();
  } finally {
    window.addEventListener = listen;
  }
}

/**
 * Intercepts this page's requests and sockets: requests by the service worker, or in the page if the browser has none.
 *
 * @param onUnhandled called with each unhandled request; it fails
 */
export async function intercept(
  parts: HandlerParts,
  onUnhandled: (request: UnhandledRequest) => void,
): Promise<Interception> {
  const { handlers, disconnect } = createHandlers(parts, onUnhandled);
  const worker = setupWorker(...handlers);
  await untilPageHides(() => worker.start({ quiet: true, onUnhandledRequest: 'error' }));
  const stopReviving = 'serviceWorker' in navigator ? keepWorkerActive(parts.origin) : () => {};
  return {
    disconnect,
    stop() {
      stopReviving();
      worker.stop();
    },
  };
}
