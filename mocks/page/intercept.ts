import { type SetupWorker, setupWorker } from 'msw/browser';
import { createHandlers, type HandlerParts, type UnhandledRequest } from '../handlers/index.ts';
import { keepWorkerActive } from './keepWorkerActive.ts';

export interface Interception {
  readonly disconnect: () => void;
  /** Sends requests and sockets to the network again. */
  readonly stop: () => void;
}

/**
 * MSW stops answering a page at `beforeunload`. The page still makes requests until it is replaced, and a player may stay after a question.
 * So MSW listens to `pagehide` instead.
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
 * Intercepts this page's requests and sockets.
 *
 * @param onUnhandled called with each unhandled request, which fails
 * @param isBlocked whether the browser blocks site data, so that no service worker is used
 */
export async function intercept(
  parts: HandlerParts,
  onUnhandled: (request: UnhandledRequest) => void,
  isBlocked: boolean,
): Promise<Interception> {
  const { handlers, disconnect } = createHandlers(parts, onUnhandled);
  if (isBlocked) {
    const { interceptInPage } = await import('./interceptInPage.ts');
    return { disconnect, stop: interceptInPage(handlers) };
  }
  const startWorker = async (): Promise<SetupWorker> => {
    const worker = setupWorker(...handlers);
    await untilPageHides(() => worker.start({ quiet: true, onUnhandledRequest: 'error' }));
    return worker;
  };
  // The worker unregisters itself when its last page closes. A page that opens at this moment finds it and cannot update it.
  const worker = await startWorker().catch(startWorker);
  const stopReviving = keepWorkerActive(parts.origin);
  return {
    disconnect,
    stop() {
      stopReviving();
      worker.stop();
    },
  };
}
