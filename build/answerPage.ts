/**
 * Answers a navigation in the worker. Online the worker returns the page of the service, because that page contains its brand, language and nonce.
 * Offline it returns the stored copy of that page, then any stored page (every page is the same app and reads the address itself), then
 * the offline page. Stored pages contain no data, neither a player's nor a visitor's, and their keys contain no query.
 *
 * The worker contains this function as text, so the function uses nothing outside itself.
 */
export async function answerPage({ request }: { readonly request: Request }): Promise<Response> {
  const patienceMs = 4000;
  const most = 20;
  const pages = await caches.open('pages');
  const { pathname } = new URL(request.url);

  // A stored page of an earlier build has no script after an update and would stay blank.
  const usable = async (page: Response | undefined): Promise<Response | undefined> => {
    const html = await page?.clone().text();
    const script = / (?:src|href)="(\/assets\/[^"]+\.js)"/.exec(html ?? '')?.[1];
    return script !== undefined && (await caches.match(script)) !== undefined ? page : undefined;
  };
  const lastSeen = async (): Promise<Response | undefined> =>
    usable(await pages.match(pathname, { ignoreVary: true, ignoreSearch: true }));
  const anyPage = async (): Promise<Response | undefined> => {
    const language = pathname.split('/')[1] ?? '';
    const near = (path: string): number => (path.split('/')[1] === language ? 1 : 0);
    const seen = (await pages.keys()).map(({ url }) => new URL(url).pathname).toSorted((a, b) => near(b) - near(a));
    for (const path of seen) {
      const page = await usable(await pages.match(path, { ignoreVary: true }));
      if (page !== undefined) return page;
    }
    return undefined;
  };
  const isPage = (answer: Response): boolean =>
    answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html');
  const store = async (answer: Response): Promise<void> => {
    await pages.put(pathname, answer);
    const kept = await pages.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => pages.delete(old)));
  };
  // The service sends data only to a window, so this request of the worker gets the page without data.
  const storeWithoutData = async (): Promise<void> => {
    if ((await lastSeen()) !== undefined) return;
    const answer = await fetch(pathname, { headers: { accept: 'text/html' } });
    if (isPage(answer) && !answer.redirected && !(await hasData(answer))) await store(answer);
  };
  const hasData = async (answer: Response): Promise<boolean> =>
    answer.headers.get('cache-control') === 'no-store' ||
    (await answer.clone().text()).includes('id="menagerie-first-data"');
  const ask = async (): Promise<Response> => {
    const answer = await fetch(request);
    if (!isPage(answer)) return answer;
    if (await hasData(answer)) storeWithoutData().catch(() => undefined);
    else await store(answer.clone());
    return answer;
  };

  const asked = ask();
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs);
  });
  const inTime = await Promise.race([asked.catch(() => undefined), late]);
  if (inTime !== undefined) return inTime;
  const seen = await lastSeen();
  if (seen !== undefined) return seen;
  return asked.catch(
    async () => (await anyPage()) ?? (await caches.match('/offline.html', { ignoreSearch: true })) ?? Response.error(),
  );
}
