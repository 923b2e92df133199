import { DESKTOP, expect, test as base } from './fixtures/index.ts';
import { startService } from './fixtures/service.ts';
import { declareStub, serveStub, stubIn } from './fixtures/stubGame.ts';

/** A service with a declared provider. */
const test = base.extend({
  service: [
    async ({ browserName: _browserName }, provide) => {
      const running = startService({ environment: { GAME_PROVIDERS: declareStub() } });
      await provide(() => running);
      await (await running).stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('a game opens from its sheet, asks before the player leaves during a round, and returns to the sheet', async ({
  app,
  watch,
}) => {
  await app.develop('/dev/game', { GameCode: 'owl', Playable: true });
  const page = await app.visit({ as: '0900000003', path: '/zh_tw/store', browser: DESKTOP });
  await serveStub(page, watch);
  await page.goto('/zh_tw/play-game/m?game=owl');
  const sheet = page.getByRole('dialog', { name: '夜梟秘寶' });
  await expect(sheet).toContainText('Stub Studio');
  await sheet.getByRole('link', { name: '開始遊戲' }).click();

  const game = stubIn(page);
  await expect(game.getByLabel('heard')).toContainText('"Type":"start","Lang":"zh_tw"');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await game.getByRole('button', { name: 'start' }).click();
  // The message of the game arrives after the click. After that, the browser asks before the window closes.
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(() => page.evaluate(isAsked), 'the page knows of the round').toBe(true);
  await page.goBack();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('即將離開立即玩，遊戲視窗會被關閉，確定要離開立即玩嗎？');
  await expect(asked.getByText('「夜梟秘寶」的這一局已由伺服器結算')).toBeVisible();
  await expect(game.getByLabel('heard')).toContainText('{"Type":"covered","IsCovered":true}');
  await asked.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/play-game\/now\?game=owl/);

  await game.getByRole('button', { name: 'end' }).click();
  await game.getByRole('button', { name: 'funds' }).click();
  const funds = page.getByRole('alertdialog', { name: '金幣不夠下這一注' });
  await expect(funds).toContainText('商店還沒開放');
  await funds.getByRole('button', { name: '回到遊戲' }).click();
  await game.getByRole('button', { name: 'exit' }).click();
  await expect(page.getByRole('dialog', { name: '夜梟秘寶' })).toBeVisible();
});

test('a visitor tries a game, which says that a demo uses no gold', async ({ app, watch }) => {
  await app.develop('/dev/game', { GameCode: 'owl', Playable: true });
  const page = await app.visit({ path: '/zh_tw/store' });
  await serveStub(page, watch);
  await page.goto('/zh_tw/play-game/m?game=owl');
  await page.getByRole('dialog', { name: '夜梟秘寶' }).getByRole('link', { name: '試玩' }).click();
  await expect(stubIn(page).getByLabel('heard')).toContainText('"Type":"start"');
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/demo\?demo=1&brand=[a-z0-9]+&game_code=owl$/);
  await expect(page.getByText('畫面上的點數不是金幣')).toBeVisible();
  await page.getByRole('button', { name: '結束試玩' }).click();
  await expect(page.getByRole('dialog', { name: '夜梟秘寶' })).toBeVisible();
});
