import type { Page } from '@playwright/test';
import { findClientSeed, OUTCOMES } from './fixtures/chooseOutcome.ts';
import { GameWindow } from './fixtures/GameWindow.ts';
import { type GamePlatform, startGamePlatform } from './fixtures/gamePlatform.ts';
import { expect, test as base } from './fixtures/index.ts';
import { enterPhone } from './fixtures/screens.ts';
import { FIRST_PICTURE, softwareWebGL } from './fixtures/softwareWebGL.ts';

// The whole of playing against the real service and the real game server, each a process.
base.use({ launchOptions: softwareWebGL(), movesClock: false });

const test = base.extend<object, { platform: GamePlatform }>({
  platform: [
    async ({ browserName: _browserName }, provide) => {
      const platform = await startGamePlatform();
      await provide(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  service: [async ({ platform }, provide) => provide(() => Promise.resolve(platform)), { scope: 'worker' }],
});

const PLAYER = '0900000003';
const STAKE = 20;

test.beforeEach(async ({ app, watch, platform }) => {
  watch.letLeave(({ origin }) => origin === platform.gamesOrigin);
  await app.develop('/dev/game', { GameCode: 'owl', Playable: true });
});

/** Lets the next round of a game have an outcome, by a client seed that the player enters. */
async function chooseNext(game: GameWindow, platform: GamePlatform, wanted: keyof typeof OUTCOMES): Promise<void> {
  await game.isReady();
  const next = await game.readSeeds();
  const database = platform.gamesDatabase;
  await game.enterClientSeed(await findClientSeed({ ...next, database, stake: STAKE }, OUTCOMES[wanted]));
}

/** Writes down when the first banner of a win shows. */
async function watchBanners(page: Page): Promise<() => Promise<number | undefined>> {
  await page.evaluate(() => {
    const shown: { at?: number } = {};
    Object.assign(window, { shown });
    new MutationObserver(() => {
      if (document.body.innerText.includes('贏得大獎')) shown.at ??= Date.now();
    }).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => ('shown' in window ? (window.shown as { at?: number }).at : undefined));
}

test('a visitor tries the game, signs in, wins big, and others see the banner after the reels', async ({
  app,
  platform,
}) => {
  test.setTimeout(300_000);
  const page = await app.visit();
  const game = await GameWindow.on(page);
  await page.goto('/zh_tw/play-game/m?game=owl');

  await test.step('a visitor spins the demo', async () => {
    await page.getByRole('dialog', { name: '夜梟秘寶' }).getByRole('link', { name: '試玩' }).click();
    await game.spin();
    await expect(page.getByText('畫面上的點數不是金幣')).toBeVisible();
  });

  await test.step('the visitor signs in for the real game', async () => {
    await page.getByRole('link', { name: '用金幣玩' }).click();
    await page.getByRole('button', { name: '手機' }).click();
    await enterPhone(page, PLAYER);
    await game.isReady();
    await expect(page).toHaveURL(/play-game\/now\?game=owl/);
  });

  await test.step('the player spins for gold', async () => {
    const { Balance } = await game.spin();
    expect(Balance).toBeGreaterThan(0);
  });

  const other = await app.visit({ as: '0900000001' });
  const shownAt = await watchBanners(other);
  const ended = await test.step('a big win is announced elsewhere after its reels have stopped', async () => {
    await chooseNext(game, platform, 'huge');
    const started = await game.beginSpin();
    const before = (await game.saidOf('roundEnded')).length;
    await expect(other.getByText('贏得大獎')).toHaveCount(0);
    const win = await game.hears('roundEnded', before);
    await expect.poll(shownAt).toBeGreaterThanOrEqual(win.at);
    expect(win.RoundID).toBe(started.RoundID);
    expect(win.Win).toBeGreaterThanOrEqual(50 * STAKE);
    return win;
  });

  await test.step('the win is an honor of the player, and is booked in the passbook', async () => {
    const pages = await page.context().newPage();
    await pages.goto('/zh_tw/member/honors');
    const best = pages.getByRole('region', { name: '最佳戰績' });
    await expect(best).toContainText('夜梟秘寶');
    await expect(best).toContainText(ended.Win.toLocaleString('en'));
    await pages.goto('/zh_tw/member/passbook');
    const booked = pages.getByRole('main');
    await expect(booked).toContainText(`派彩`);
    await expect(booked).toContainText('遊戲 · 夜梟秘寶');
    await expect(booked).toContainText(`+${ended.Win.toLocaleString('en')}`);
    await pages.close();
  });

  await test.step('the round verifies, and its replay is drawn by the game', async () => {
    await game.revealSeed();
    await game.verifyNewestRound();
    await page.getByRole('link', { name: '重播' }).click();
    await expect(page).toHaveURL(/\/replay\?RoundID=/);
    const replay = page.frameLocator('iframe[title="重播：夜梟秘寶"]');
    await expect(replay.getByText('這一局已經結束，這裡不會下注。')).toBeVisible(FIRST_PICTURE);
    await expect(replay.getByRole('status').first()).toContainText(ended.Win.toLocaleString('en'), FIRST_PICTURE);
    await expect(replay.getByRole('button', { name: '再看一次' })).toBeEnabled(FIRST_PICTURE);
  });
});
