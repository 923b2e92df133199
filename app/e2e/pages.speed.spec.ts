import { expect, test } from './fixtures/index.ts';
import { pageLines, under } from './routes.ts';

// Tests the reasons why pages are fast: the answer links the files of the page, and no visible part moves while they load.
test.use({ backend: 'service' });

/** Pages whose texts and data arrive in several steps; the benchmark `pages` measures more of them. */
const MOVING = [
  '/download',
  '/newbie/games',
  '/support/ban-list',
  '/support/qna',
  '/landingPage',
  '/rank',
  '/announcement',
];
const MAX_SHIFT = 0.02;

const linksIn = (page: string): readonly string[] =>
  [...page.matchAll(/<link (?:data-)?rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );

test('the answer for every page is compressed, and links existing files besides those of the lobby', async ({
  service,
}) => {
  const { origin } = await service();
  const ask = (address: string): Promise<Response> =>
    fetch(origin + under('/vi_vn', address), { headers: { 'accept-encoding': 'br' } });
  const lobby = linksIn(await (await ask('/')).text());
  const files = new Set(lobby);
  for (const { address, status, stands } of pageLines) {
    const answer = await ask(address);
    expect(answer.headers.get('content-encoding'), address).toBe('br');
    const links = linksIn(await answer.text());
    if (status === 200 && stands !== 'game') expect(links.length, address).toBeGreaterThan(lobby.length);
    for (const link of links) files.add(link);
  }
  expect([...files].some((file) => file.includes('vi_vn'))).toBe(true);
  expect([...files].filter((file) => file.includes('zh_tw') || file.includes('id_id'))).toEqual([]);
  for (const file of files) {
    const { status } = await fetch(origin + file, { method: 'HEAD' });
    expect(status, file).toBe(200);
  }
});

test('no visible part moves while a page loads', async ({ app }) => {
  const page = await app.visit({ path: '/zh_tw/headerTest' });
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value);
      Reflect.set(window, 'moved', moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved: Record<string, number> = {};
  for (const address of MOVING) {
    await page.goto(under('/zh_tw', address));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [data-part=skeleton]')).toHaveCount(0);
    moved[address] = Number(await page.evaluate((): unknown => Reflect.get(window, 'moved') ?? 0));
  }
  expect(Object.entries(moved).filter(([, value]) => value > MAX_SHIFT)).toEqual([]);
});

const SENT = ['/download', '/support/qna', '/support/terms', '/teach/pwa', '/landingPage'];

test('the document shows the content of a page until the app draws it, and no skeleton replaces it', async ({
  app,
}) => {
  const page = await app.visit({ path: '/zh_tw/headerTest' });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [data-part=skeleton]')) Reflect.set(window, 'sawSkeleton', true);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const address of SENT) {
    await page.goto(under('/zh_tw', address));
    await expect(page.locator('#first'), address).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    expect(await page.evaluate((): unknown => Reflect.get(window, 'sawSkeleton')), address).toBeUndefined();
  }
});

test('a page without scripts still has its heading and content', async ({ service }) => {
  const { origin } = await service();
  for (const address of SENT) {
    const document = await (await fetch(origin + under('/vi_vn', address))).text();
    expect(document, address).toMatch(/<h1\b[^>]*>[^<]+<\/h1>/);
    expect(document, address).toContain('data-content');
  }
});
