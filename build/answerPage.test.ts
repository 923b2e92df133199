import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerPage } from './answerPage.ts';

const HOST = 'https://menagerie.example';
/** A built page: its own script comes before the scripts that it preloads. */
const html = (script: string, words = '') =>
  new Response(
    `<html><link rel="modulepreload" href="/assets/${script}.js"><script type="module">import("/assets/${script}.js");</script>${words}</html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

/** Stores answers by address, as a browser's cache does. */
class FakeCache {
  readonly #kept = new Map<string, Response>();
  readonly #path = (asked: string | Request): string =>
    new URL(typeof asked === 'string' ? asked : asked.url, HOST).pathname;
  match = async (asked: string | Request) => this.#kept.get(this.#path(asked))?.clone();
  put = async (asked: string | Request, answer: Response) => void this.#kept.set(this.#path(asked), answer);
  delete = async (asked: string | Request) => this.#kept.delete(this.#path(asked));
  keys = async () => [...this.#kept.keys()].map((path) => new Request(HOST + path));
}

let pages: FakeCache;
let files: FakeCache;
let line: () => Promise<Response>;
beforeEach(async () => {
  vi.useFakeTimers();
  pages = new FakeCache();
  files = new FakeCache();
  await files.put('/assets/now.js', new Response(''));
  await files.put('/offline.html', new Response('the offline page'));
  vi.stubGlobal('caches', { open: async () => pages, match: files.match });
  vi.stubGlobal('fetch', () => line());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const go = (path: string) => answerPage({ request: new Request(HOST + path) });
const words = async (path: string) => (await go(path)).text();
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

test('returns the service’s page and stores it by its path', async () => {
  line = async () => html('now', 'hello');
  expect(await words('/zh_tw/rank?token=secret')).toContain('hello');
  expect((await pages.keys()).map(({ url }) => url)).toEqual([`${HOST}/zh_tw/rank`]);
});

test('does not store answers that are no page, or pages with an error status', async () => {
  for (const answer of [new Response('', { status: 404 }), new Response('{}'), Response.redirect(`${HOST}/`, 302)]) {
    line = async () => answer;
    expect((await go('/gone')).status).toBe(answer.status);
  }
  expect(await pages.keys()).toEqual([]);
});

test('never stores a page with data; requests and stores it without data if it has no copy', async () => {
  const requests: unknown[] = [];
  const withData = (mark: string, headers = {}) => {
    const page = html('now', `<script id="menagerie-first-data">${mark}</script>`);
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, String(value));
    return page;
  };
  vi.stubGlobal('fetch', async (asked: unknown) => {
    requests.push(asked);
    if (typeof asked === 'string') return html('now', 'without data');
    return requests.length === 1 ? withData('own', { 'cache-control': 'no-store' }) : withData('public');
  });
  expect(await words('/zh_tw/member/mail')).toContain('own');
  await vi.waitFor(async () => expect(await pages.keys()).toHaveLength(1));
  expect(await words('/zh_tw/member/mail')).toContain('public');
  line = cut;
  vi.stubGlobal('fetch', cut);
  expect(await words('/zh_tw/member/mail')).toContain('without data');
  expect(requests.filter((asked) => typeof asked === 'string')).toEqual(['/zh_tw/member/mail']);
});

test('stores the latest twenty pages', async () => {
  line = async () => html('now');
  for (let at = 0; at < 25; at += 1) await go(`/announcement/${at}`);
  expect((await pages.keys()).map(({ url }) => new URL(url).pathname)).toHaveLength(20);
  expect(await pages.match('/announcement/24')).toBeDefined();
});

test('returns the stored page without a network, else a stored page in its language, else any', async () => {
  line = async () => html('now', 'a Chinese page');
  await go('/zh_tw/rank');
  line = async () => html('now', 'a Vietnamese page');
  await go('/vi_vn/rank');
  line = cut;
  expect(await words('/zh_tw/rank')).toContain('a Chinese page');
  expect(await words('/vi_vn/store')).toContain('a Vietnamese page');
  expect(await words('/?brand=owl')).toContain('page');
});

test('skips a stored page if its script belonged to an earlier build', async () => {
  line = async () => html('earlier', 'blank');
  await go('/zh_tw/rank');
  line = cut;
  expect(await words('/zh_tw/rank')).toBe('the offline page');
});

test('returns the stored page on a slow network, and waits if no page is stored', async () => {
  line = async () => html('now', 'as last seen');
  await go('/rank');
  line = async () => {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 6000);
    });
    return html('now', 'late');
  };
  const [seen, unseen] = [words('/rank'), words('/store')];
  await vi.advanceTimersByTimeAsync(6100);
  expect(await seen).toContain('as last seen');
  expect(await unseen).toContain('late');
});
