import type { Page } from '@playwright/test';
import { expect, type TestApp, test } from './fixtures/index.ts';
import { GameWindow } from './fixtures/GameWindow.ts';
import {
  expectBooked,
  GAME,
  GAME_PAGE,
  missFunds,
  reachLimit,
  setSmallestLimit,
  signInForGold,
  spinDemo,
  STAKE,
  verifyAndReplay,
  winBeforeEveryone,
} from './fixtures/playSteps.ts';
import { screens } from './fixtures/screens.ts';
import { FIRST_PICTURE, softwareWebGL } from './fixtures/softwareWebGL.ts';
import { LONG } from './fixtures/long.ts';

// Plays without a service: the client of the games, and the game server of the mocks. The panel sets the outcome of a spin.
test.use({ launchOptions: softwareWebGL(), backend: 'mocks' });

const PHONES = { winner: '0900000005', other: '0900000001', poor: '0900000003' } as const;

// An open page keeps the world and the worker of the mocks.
test.beforeEach(async ({ app }) => {
  const lobby = await app.visit();
  await expect(screens.tiles(lobby).first()).toBeVisible();
});

async function plan(page: Page, outcome: string, cutSeconds = 0): Promise<void> {
  await page.getByRole('button', { name: 'Scenario' }).click();
  const panel = page.getByRole('dialog', { name: 'Scenario' });
  await panel.getByRole('tab', { name: 'Games' }).click();
  await panel.getByRole('combobox', { name: 'next outcome' }).selectOption({ label: outcome });
  const cut = panel.getByRole('spinbutton', { name: 'seconds that the next spin is cut off' });
  await cut.fill(String(cutSeconds));
  await cut.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

async function visitGame(app: TestApp, path: string, as?: string): Promise<[Page, GameWindow]> {
  const page = await app.visit({ path: '/zh_tw/support/terms', panel: true, ...(as && { as }) });
  if (as !== undefined) await expect(screens.account(page)).toBeVisible(FIRST_PICTURE);
  const game = await GameWindow.on(page);
  await page.goto(path);
  return [page, game];
}

test(
  'a visitor tries the game, signs in, wins big, and another tab sees the banner after the reels',
  LONG,
  async ({ app }) => {
    test.setTimeout(300_000);
    const [page, game] = await visitGame(app, GAME_PAGE);
    await spinDemo(page, game);
    await signInForGold(page, game, PHONES.winner);
    const { Balance } = await game.spin();
    expect(Balance).toBeGreaterThan(0);
    const other = await app.visit({ as: PHONES.other });
    const win = await winBeforeEveryone(game, other, () => plan(page, 'A huge win, from 50 times the stake'));
    await other.close();
    // The page stays in the same tab, since a tab has its own cookies, and another sign-in would end this one.
    await page.goto('/zh_tw/member/honors');
    await expectBooked(page, win);
    await page.goto(GAME);
    await verifyAndReplay(page, game, win);
  },
);

test(
  'a lost answer and a reload return to the same free spins; missing coins and a limit are explained',
  LONG,
  async ({ app }) => {
    test.setTimeout(300_000);
    const [page, game] = await visitGame(app, GAME, PHONES.poor);
    await game.setStake(STAKE);
    await plan(page, 'Free spins', 2);
    await game.spinButton.click();
    const first = await game.freeSpinsBegin();
    expect(first.Balance).toBe(10_000 - STAKE);

    await page.reload();
    const reloaded = await game.freeSpinsBegin();
    expect([reloaded.RoundID, reloaded.Stake, reloaded.Balance]).toEqual([first.RoundID, STAKE, first.Balance]);
    const ended = await game.hears('roundEnded', 0);
    expect(ended.RoundID).toBe(first.RoundID);
    expect(ended.Balance).toBe(first.Balance + ended.Win);

    await missFunds(page, game, ended.Balance);
    await expect(game.balance).toHaveText(ended.Balance.toLocaleString('en'), FIRST_PICTURE);
    await page.goto('/zh_tw/member/limits');
    await setSmallestLimit(page);
    await page.goto(GAME);
    await reachLimit(page, game, ended.Balance);
  },
);
