import { ITEM } from '#protocol/entities/wallet.ts';
import { findClientSeed, OUTCOMES } from './fixtures/chooseOutcome.ts';
import { GameWindow } from './fixtures/GameWindow.ts';
import { expect } from './fixtures/index.ts';
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
import type { ServiceProcess } from './fixtures/service.ts';
import { test } from './fixtures/playTest.ts';
import { FIRST_PICTURE, softwareWebGL } from './fixtures/softwareWebGL.ts';
import { LONG } from './fixtures/long.ts';

// Plays on the real service and the real game server, each in its own process.
test.use({ launchOptions: softwareWebGL() });

/** Players of the demo world, each used by one test. */
const PHONES = { winner: '0900000005', other: '0900000001', lucky: '0900000004', poor: '0900000003' } as const;
/** The account of `poor`, which has 10,000 gold. */
const POOR_ID = '10000003';

test.beforeEach(({ watch, platform }) => {
  watch.letLeave(({ origin }) => origin === platform.gamesOrigin);
});

/** Sets the outcome of the next round by a client seed that the player enters. */
async function chooseNext(game: GameWindow, platform: ServiceProcess, wanted: keyof typeof OUTCOMES): Promise<void> {
  await game.isReady();
  const next = await game.readSeeds();
  const database = platform.gamesDatabase;
  await game.enterClientSeed(await findClientSeed({ ...next, database, stake: STAKE }, OUTCOMES[wanted]));
}

test(
  'a visitor tries the game, signs in, wins big, and others see the banner after the reels',
  LONG,
  async ({ app, platform }) => {
    test.setTimeout(300_000);
    const page = await app.visit();
    const game = await GameWindow.on(page);
    await page.goto(GAME_PAGE);
    await spinDemo(page, game);
    await signInForGold(page, game, PHONES.winner);
    const { Balance } = await game.spin();
    expect(Balance).toBeGreaterThan(0);
    const other = await app.visit({ as: PHONES.other });
    const win = await winBeforeEveryone(game, other, () => chooseNext(game, platform, 'huge'));
    const pages = await page.context().newPage();
    await pages.goto('/zh_tw/member/honors');
    await expectBooked(pages, win);
    await pages.close();
    await verifyAndReplay(page, game, win);
  },
);

test(
  'a lost answer, a reload and a cut during free spins return to the same round, with one stake',
  LONG,
  async ({ app, platform, watch }) => {
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
    // The ledger has the same result.
    await page.goto('/zh_tw/member/passbook');
    await expect(page.getByRole('main')).toContainText(ended.Balance.toLocaleString('en'));
  },
);

test(
  'missing coins and a limit of the player are explained over the game, and the game continues',
  LONG,
  async ({ app }) => {
    test.setTimeout(300_000);
    const page = await app.visit({ as: PHONES.poor });
    const game = await GameWindow.on(page);
    await page.goto(GAME);

    await missFunds(page, game, 10_000);
    await app.develop('/dev/grant', { PlayerID: POOR_ID, ItemID: ITEM.gold, Amount: 5000 });
    await expect(game.balance).toHaveText('15,000');
    const limits = await page.context().newPage();
    await limits.goto('/zh_tw/member/limits');
    await setSmallestLimit(limits);
    await limits.close();
    await reachLimit(page, game, 15_000);
  },
);
