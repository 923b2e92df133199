import { isRest } from '../handlers/unhandled.ts';

/** The longest wait for the service worker. A phone takes about a second to start it. */
const ANSWER_MS = 5_000;

/**
 * Keeps MSW's service worker answering this page. The worker lists its pages in memory. A browser stops the worker of a hidden tab within
 * minutes; after a restart it knows no page and passes every request to the server, which answers an endpoint with the app's own page, or
 * refuses its method (405). So the page announces itself again when it becomes visible and after such an answer, and repeats that call,
 * which the mock world never received.
 *
 * @param origin the origin of the mocked endpoints
 * @returns a function that stops it
 */
export function keepWorkerActive(origin: string): () => void {
  const announceWhenVisible = (): void => {
    if (document.visibilityState === 'visible') void announce();
  };
  document.addEventListener('visibilitychange', announceWhenVisible);
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isEndpoint(new URL(request.url), origin)) return fetch(input, init);
    const again = request.clone();
    const answer = await fetch(request);
    if (!isOfServer(answer, again)) return answer;
    await announce();
    return fetch(again);
  };
  return () => {
    document.removeEventListener('visibilitychange', announceWhenVisible);
    window.fetch = fetch;
  };
}

const isEndpoint = ({ origin, pathname }: URL, own: string): boolean => origin === own && isRest(pathname);

/**
 * Whether the file server answered a call: with the app's page, or with 405, which no endpoint answers. The world may redirect to a page
 * too, which has another address; `redirected` is no help, since the worker follows redirects itself.
 */
const isOfServer = ({ headers, status, url }: Response, call: Request): boolean =>
  url === call.url && (status === 405 || headers.get('content-type')?.startsWith('text/html') === true);

/** Lets the worker serve this page. Resolves once it confirms, or after a timeout. */
async function announce(): Promise<void> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker.ready;
  const isOver = new AbortController();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, ANSWER_MS);
    serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'MOCKING_ENABLED') resolve();
      },
      { signal: isOver.signal },
    );
    active?.postMessage('MOCK_ACTIVATE');
  });
  isOver.abort();
}
