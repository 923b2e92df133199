import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { screens } from './fixtures/screens.ts';
import { FIRST_PICTURE, softwareWebGL } from './fixtures/softwareWebGL.ts';

// The whole of playing, with the client of the games and the game server of the mocks.
test.use({ launchOptions: softwareWebGL() });

const PLAYER = '0900000003';
const GAME = '/zh_tw/play-game/now?game=owl';

const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const spinIn = (page: Page) => gameIn(page).getByRole('button', { name: '旋轉' });

test.describe('on mocks', () => {
  test.use({ backend: 'mocks' });

  test('a visitor tries the game, and a member plays it for gold', async ({ app }) => {
    test.setTimeout(240_000);
    const lobby = await app.visit();
    await expect(screens.tiles(lobby).first()).toBeVisible();
    await app.develop('/dev/game', { GameCode: 'owl', Playable: true });
    const visitor = await app.visit({ path: '/zh_tw/play-game/m?game=owl' });
    await visitor.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.getByRole('dialog', { name: '夜梟秘寶' }).getByRole('link', { name: '試玩' }).click();
    await expect(spinIn(visitor)).toBeEnabled(FIRST_PICTURE);
    await spinIn(visitor).click();
    await expect(gameIn(visitor).getByRole('status')).toHaveText(/贏得|沒有中獎/, FIRST_PICTURE);
    await visitor.close();

    const page = await app.visit({ as: PLAYER, path: GAME });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const game = gameIn(page);
    await expect(spinIn(page)).toBeEnabled(FIRST_PICTURE);
    await spinIn(page).click();
    await expect(game.getByRole('status')).toHaveText(/贏得|沒有中獎/, FIRST_PICTURE);
    await expect(spinIn(page)).toBeEnabled(FIRST_PICTURE);

    // A new server seed reveals the old one, so the round can be verified.
    await game.getByRole('button', { name: '遊戲說明' }).click();
    await game.getByRole('button', { name: '換新種子' }).click();
    await expect(game.getByRole('dialog')).toContainText('舊的伺服器種子已公開');
    await page.keyboard.press('Escape');
    await game.getByRole('button', { name: '紀錄' }).click();
    await game.getByRole('button', { name: /^驗證/ }).first().click();
    await expect(page).toHaveURL(/\/verify\//);
    await expect(page.getByText('四步全部相符，結果沒有被更動')).toBeVisible();
  });
});
