import type { Page } from '@playwright/test';
import { ITEM } from '#protocol/entities/wallet.ts';
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

/** Players of the demo world, each of one test: a code is sent to a number once a minute. */
const PHONES = { winner: '0900000005', other: '0900000001', lucky: '0900000004', poor: '0900000003' } as const;
/** The account of `poor`, which has 10,000 gold. */
const POOR_ID = '10000003';
const GAME = '/zh_tw/play-game/now?game=owl';
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
    await enterPhone(page, PHONES.winner);
    await game.isReady();
    await expect(page).toHaveURL(/play-game\/now\?game=owl/);
  });

  await test.step('the player spins for gold', async () => {
    const { Balance } = await game.spin();
    expect(Balance).toBeGreaterThan(0);
  });

  const other = await app.visit({ as: PHONES.other });
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
    await pages.getByRole('navigation', { name: '會員專區' }).getByRole('link', { name: '存摺' }).click();
    const booked = pages.getByRole('main');
    await expect(booked).toContainText('派彩', FIRST_PICTURE);
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

test('a lost answer, a reload and a cut during free spins all return to the same round, with one stake', async ({
  app,
  platform,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectProblems(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  const page = await app.visit({ as: PHONES.lucky });
  const game = await GameWindow.on(page);
  await page.goto(GAME);
  await chooseNext(game, platform, 'free');

  // The game server plays the round, and its answer is lost.
  let lost = 0;
  await page.route(
    '**/api/spin',
    async (route) => {
      lost += 1;
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await game.spinButton.click();
  const first = await game.freeSpinsBegin();
  expect(lost).toBe(1);

  await page.reload();
  const reloaded = await game.freeSpinsBegin();
  expect([reloaded.RoundID, reloaded.Stake, reloaded.Balance]).toEqual([first.RoundID, STAKE, first.Balance]);

  await page.context().setOffline(true);
  await expect(game.frame.getByText(/第 [2-9] \/ 10 次/)).toBeVisible(FIRST_PICTURE);
  await page.context().setOffline(false);
  const ended = await game.hears('roundEnded', 0);
  expect(ended.RoundID).toBe(first.RoundID);
  expect(ended.Balance).toBe(first.Balance + ended.Win);
  // The ledger says the same.
  await page.goto('/zh_tw/member/passbook');
  await expect(page.getByRole('main')).toContainText(ended.Balance.toLocaleString('en'));
});

test('missing coins and a limit of the player are explained over the game, which goes on', async ({ app }) => {
  test.setTimeout(300_000);
  const page = await app.visit({ as: PHONES.poor });
  const game = await GameWindow.on(page);
  await page.goto(GAME);

  await test.step('too few coins lead to the shop or to why it is closed, and back', async () => {
    await game.setStake(20_000);
    await game.spinButton.click();
    const name = '金幣不夠這一注';
    const funds = page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
    await expect(funds).toContainText('這一注要 20,000 金幣，您有 10,000。');
    await funds.getByRole('button', { name: '回到遊戲' }).first().click();
    await app.develop('/dev/grant', { PlayerID: POOR_ID, ItemID: ITEM.gold, Amount: 5000 });
    await expect(game.frame.locator('.meter.balance dd')).toHaveText('15,000');
  });

  await test.step('a limit that the player sets refuses a stake, and a smaller stake is taken', async () => {
    await game.setStake(2000);
    const limits = await page.context().newPage();
    await limits.goto('/zh_tw/member/limits');
    await limits.getByRole('slider', { name: '投注' }).press('Home');
    await limits.getByRole('button', { name: '立即設定' }).click();
    await expect(limits.getByRole('button', { name: '立即設定' })).toHaveCount(0);
    await limits.close();

    await game.spinButton.click();
    const reached = page.getByRole('alertdialog', { name: '已到您設定的上限' });
    await expect(reached).toContainText('這一注會超過您設定的每日上限');
    await reached.getByRole('button', { name: '留在遊戲' }).click();
    await expect(game.frame.locator('.meter.balance dd')).toHaveText('15,000');
    await game.setStake(STAKE);
    const { Balance, Win } = await game.spin();
    expect(Balance).toBe(15_000 - STAKE + Win);
  });
});
