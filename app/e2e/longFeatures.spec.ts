import type { Page } from '@playwright/test';
import { ITEM } from '#protocol/entities/wallet.ts';
import { findClientSeed, OUTCOMES } from './fixtures/chooseOutcome.ts';
import { GameWindow } from './fixtures/GameWindow.ts';
import { DESKTOP, expect } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';
import { test } from './fixtures/playTest.ts';
import { FIRST_PICTURE, softwareWebGL } from './fixtures/softwareWebGL.ts';

// Others learn of a win by a long feature after its player: by banner, ticker, chat and the amounts of the lobby.
test.use({ launchOptions: softwareWebGL() });

test.beforeEach(({ watch, platform }) => {
  watch.letLeave(({ origin }) => origin === platform.gamesOrigin);
});

const OTHER = '0900000001';
/** The platform shows a finished round after 15 s, even if its provider does not close it. */
const LONGER_THAN_A_ROUND_S = 60;

interface LongRound {
  readonly feature: string;
  readonly GameCode: string;
  readonly title: string;
  readonly outcome: keyof typeof OUTCOMES;
  readonly stake: number;
  readonly as: string;
  readonly PlayerID: string;
  /** Whether the feature waits for its player. Meanwhile others load their lobby again. */
  readonly waits: boolean;
  readonly hasJackpot?: boolean;
}
const ROUNDS: readonly LongRound[] = [
  {
    feature: 'free spins',
    GameCode: 'owl',
    title: '夜梟秘寶',
    outcome: 'freeHuge',
    stake: 20,
    as: '0900000005',
    PlayerID: '10000005',
    waits: false,
  },
  {
    feature: 'a hold with a jackpot',
    GameCode: 'cat',
    title: '招財萬福',
    outcome: 'holdJackpot',
    stake: 20_000,
    as: '0900000004',
    PlayerID: '10000004',
    waits: true,
    hasJackpot: true,
  },
  {
    feature: 'a choice',
    GameCode: 'tiger',
    title: '虎躍千金',
    outcome: 'choiceHuge',
    stake: 20,
    as: '0900000003',
    PlayerID: '10000003',
    waits: true,
  },
];
/** Enough for the greatest stake. */
const GOLD = 1_000_000;

/** Records when a page first shows each amount from 1,000 on. Returns the time of an amount. */
async function watchAmounts(page: Page): Promise<(amount: number) => Promise<number | undefined>> {
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const read = (): void => {
      for (const amount of document.body.textContent.match(/\d{1,3}(?:,\d{3})+/gu) ?? []) seen[amount] ??= Date.now();
    };
    read();
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return (amount) =>
    page.evaluate(
      (text) => ('seen' in window ? (window.seen as Record<string, number>)[text] : undefined),
      amount.toLocaleString('en'),
    );
}

/** Loads the lobby of another player again, and watches its amounts. */
async function loadLobby(lobby: Page): Promise<(amount: number) => Promise<number | undefined>> {
  await lobby.reload();
  await lobby.getByRole('region', { name: '得獎快訊' }).waitFor({ state: 'attached', ...FIRST_PICTURE });
  return watchAmounts(lobby);
}

/** The amount on the tile of a game. Undefined without a jackpot. */
async function amountOf(lobby: Page, title: string): Promise<number | undefined> {
  const text = await lobby.getByRole('button', { name: title }).first().textContent();
  const amount = /\d{1,3}(?:,\d{3})+/.exec(text ?? '')?.[0];
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''));
}

for (const { feature, GameCode, title, outcome, stake, as, PlayerID, waits, hasJackpot = false } of ROUNDS)
  test(
    `the player sees the end of ${feature} before others see it in the lobby, the chat or beside the game`,
    LONG,
    async ({ app, platform }) => {
      test.setTimeout(400_000);
      await app.develop('/dev/grant', { PlayerID, ItemID: ITEM.gold, Amount: GOLD });
      const page = await app.visit({ as, path: '/zh_tw/support/terms', browser: DESKTOP });
      const game = await GameWindow.on(page);
      await page.goto(`/zh_tw/play-game/now?game=${GameCode}&chatroom=public`);
      await game.setStake(stake);
      const seeds = { ...(await game.readSeeds()), database: platform.gamesDatabase, stake, code: GameCode };
      await game.enterClientSeed(await findClientSeed(seeds, OUTCOMES[outcome]));
      const lobby = await app.visit({ as: OTHER, path: '/zh_tw/play-game/m?chatroom=public', browser: DESKTOP });
      let shownInLobby = await loadLobby(lobby);
      const before = await amountOf(lobby, title);
      const shownInChat = await watchAmounts(page);

      const { RoundID } = await game.beginSpin();
      await app.advance(LONGER_THAN_A_ROUND_S);
      if (waits) {
        shownInLobby = await loadLobby(lobby);
        expect(await game.saidOf('roundEnded')).toEqual([]);
        if (before !== undefined) expect(await amountOf(lobby, title)).toBeGreaterThanOrEqual(before);
      }
      const ended = await game.playOn();
      expect(ended.RoundID).toBe(RoundID);
      // Others see a pool however small, and other wins from 50 times the stake on.
      if (!hasJackpot) expect(ended.Win).toBeGreaterThanOrEqual(50 * stake);
      await expect.poll(() => shownInLobby(ended.Win), FIRST_PICTURE).toBeDefined();
      // Only the chat of other players shows the win.
      for (const shownAt of [shownInLobby, shownInChat])
        expect((await shownAt(ended.Win)) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(ended.at);
    },
  );
