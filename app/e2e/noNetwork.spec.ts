import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { sendMessage, screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// The production build on a network that is lost and returns.
test.use({ backend: 'service' });

const CUT_AT_S = [3, 10, 60];
/** The maximum time until the page shows that there is no network. */
const NOTICE_MS = 2000;

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /目前沒有連線|連線中斷/ });

/** Checks the bars and their links to other pages. */
async function seeSite(page: Page): Promise<void> {
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主選單' }).getByRole('link')).toHaveCount(4);
}

const PAGES = [
  { path: '/zh_tw/play-game/m', who: 'member' },
  { path: '/zh_tw/store', who: 'visitor' },
  { path: '/zh_tw/play-game/m', who: 'visitor' },
  { path: '/zh_tw/rank', who: 'visitor' },
  { path: '/zh_tw/support/info', who: 'visitor' },
  { path: '/zh_tw/member/info', who: 'member' },
] as const;

for (const { path, who } of PAGES) {
  test(`no network at second ${CUT_AT_S.join(', ')} and back: ${path} of a ${who}`, LONG, async ({ app, watch }) => {
    watch.expectProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|WebSocket|Failed to (load resource|fetch)/);
    const page = await app.visit(who === 'member' ? { as: '0900000001', path: '/healthz' } : { path: '/healthz' });
    const context = page.context();
    for (const second of CUT_AT_S) {
      await test.step(`second ${second}`, async () => {
        await page.clock.install();
        await page.goto(path);
        await seeSite(page);
        await page.clock.fastForward(second * 1000);
        await context.setOffline(true);
        await expect(notice(page).first()).toBeVisible({ timeout: NOTICE_MS });
        await seeSite(page);

        // The code of this page was never fetched: the bars stay, and the page loads automatically later.
        const next = path.includes('support') ? '活動排行' : '客服中心';
        const link = page.getByRole('navigation', { name: '主選單' }).getByRole('link', { name: next });
        const address = (await link.getAttribute('href')) ?? '';
        // The page may still move during a press while it is loading.
        await expect(async () => {
          await link.click();
          await expect(page).toHaveURL((url) => url.pathname === address, { timeout: NOTICE_MS });
        }).toPass();
        await seeSite(page);
        await expect(notice(page).first()).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
        await expect(notice(page)).toHaveCount(0);

        // The earlier content is shown again.
        await page.goBack();
        await seeSite(page);
        if (path.includes('play-game')) await expect(screens.tiles(page).first()).toBeVisible();
        else await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      });
    }
  });
}

test('a network without sockets: a notice within seconds, pages with plain requests work, and a press loads the waiting page afterwards', async ({
  app,
  watch,
}) => {
  watch.expectProblems(/WebSocket/);
  const page = await app.visit({ as: '0900000001', path: '/healthz' });
  let lets = false;
  await page.routeWebSocket(/\/ws\//, async (socket) => {
    if (lets) socket.connectToServer();
    else await socket.close();
  });
  await page.goto('/zh_tw/member/limits');
  await expect(notice(page).first()).toBeVisible({ timeout: 4000 });
  const failure = page.getByRole('main').getByText('目前沒有連線');
  await expect(failure.first()).toBeVisible({ timeout: 8000 });
  await expect(page.getByText('即時連線接不上，請換個網路試試')).toBeVisible({ timeout: 8000 });
  await page.getByRole('navigation', { name: '主選單' }).getByRole('link', { name: '客服中心' }).click();
  await expect(page.getByRole('link', { name: '常見問題' }).first()).toBeVisible();
  await page.goBack();
  await expect(failure.first()).toBeVisible();
  lets = true;
  await page.getByRole('button', { name: '立即重試' }).click();
  await expect(page.getByRole('heading', { name: '每日上限' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a message that is written without a connection survives a reload and is sent once', async ({ app, watch }) => {
  watch.expectProblems(/WebSocket|Failed to load resource/);
  const chat = '/zh_tw/play-game/m?chatroom=public';
  const page = await app.visit({ as: '0900000001', path: '/healthz' });
  const sockets: WebSocketRoute[] = [];
  let lets = true;
  await page.routeWebSocket(/\/ws\//, async (socket) => {
    sockets.push(socket);
    if (lets) socket.connectToServer();
    else await socket.close();
  });
  await page.goto(chat);
  const list = screens.messages(page);
  await expect(list.locator('[data-part=chat-row]').nth(3)).toBeVisible();
  lets = false;
  for (const socket of sockets) await socket.close();
  await expect(notice(page).first()).toBeVisible();
  await sendMessage(page, '等等再送的話');
  const waiting = list.getByRole('img', { name: '連線後送出' });
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(list.getByText('等等再送的話')).toHaveCount(1);
  await expect(waiting).toBeVisible();
  lets = true;
  await expect(waiting).toHaveCount(0, { timeout: 40_000 });
  await expect(list.getByText('等等再送的話')).toHaveCount(1);
  const other = await app.visit({ as: '0900000002', path: chat });
  await expect(screens.messages(other).getByText('等等再送的話')).toHaveCount(1);
});
