import { isRest } from '../handlers/unhandled.ts';

/** How long the service worker may take to answer. A phone takes about a second to start it. */
const ANSWER_MS = 5_000;

/**
 * Keeps MSW's service worker answering this page. The worker keeps the pages that it serves in memory. A browser stops the
 * worker of a hidden tab within minutes; started again, it knows no page and lets every request through to the server, which
 * answers an endpoint with the app's own page, or refuses its method (405). So the page announces itself again when it becomes visible and
 * when an endpoint is answered so, and repeats that call: the mock world never saw it.
 *
 * @param origin the origin of the mocked endpoints
 * @returns stops it
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
 * Whether the server of the files answered a call: with the app's page, or with 405, which no endpoint answers. The world may lead a call to
 * a page as well, which has another address; `redirected` does not tell, since the worker fetches that page itself.
 */
const isOfServer = ({ headers, status, url }: Response, call: Request): boolean =>
  url === call.url && (status === 405 || headers.get('content-type')?.startsWith('text/html') === true);

/** Has the worker serve this page; resolves once it says so, or after a while. */
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
