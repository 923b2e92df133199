import { beforeEach, describe, expect, it } from 'vitest';
import { BANK_TAB } from '#protocol/entities/bank.ts';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { readBankBook } from '../bank/book.ts';
import { createWalletWorld, GAME, PLAYER, PROVIDER, type WalletWorld } from '../testing/walletWorld.ts';

const [OWL] = PROVIDER.Games;
let world: WalletWorld;
let token: string;
beforeEach(async () => {
  world = await createWalletWorld({
    provider: {
      JackpotsURL: 'https://games.studio.test/jackpots',
      Games: [
        {
          ...OWL,
          GameCode: GAME,
          Variant: '96',
          SeveralBets: false,
          Jackpots: ['grand', 'pool'],
          FixedPrizes: ['major', 'mini'],
        },
      ],
    },
  });
  token = await world.enter();
}, 30_000);

let rounds = 0;
async function play(win_amount: number, jackpot: string): Promise<void> {
  rounds += 1;
  const round = `r${rounds}`;
  await world.call('play', { token, round, bet_amount: 10, win_amount, jackpot });
  await world.call('close', { token, round });
}
const banners = () =>
  world.pushes.filter(({ op }) => op === winAnnounced.op).map(({ result }) => winAnnounced.result.parse(result));
const lastWin = async () => (await world.ports.store.table('games').get(GAME))?.JackpotTime;
/** The reasons of the player's gold in the bank book, newest first. */
const booked = async () => {
  const { ports } = world;
  const query = {
    playerID: PLAYER,
    tab: BANK_TAB.gold,
    lang: 'zh_tw',
    now: ports.clock.now(),
    games: ports.games,
  } as const;
  const { List } = await readBankBook(ports.store, { ...query, Page: 1, PerPage: 2 });
  return List.map(({ Reason }) => Reason);
};
const reasons = async () =>
  (await world.ports.store.table('transfers').find({ where: { Source: 'game' } })).map(({ Reason }) => Reason);

describe('a fixed prize', () => {
  it('has no banner below 50 times the bet', async () => {
    await play(499, 'major');
    expect(banners()).toEqual([]);
  });

  it('has a banner with its level from 50 times the bet', async () => {
    await play(500, 'major');
    const [banner] = banners();
    expect(banner).toMatchObject({ WinType: 1, AlertInfo: { ActName: 'major', MultipleIdx: 102, Multiple: 50 } });
    expect(banner?.AlertInfo).not.toHaveProperty('JackpotID');
  });

  it('moves no pool, and is a win with its name in the bank book', async () => {
    await play(500, 'major');
    expect(await lastWin()).toBe('');
    expect(await reasons()).toEqual(['bet', 'win']);
    expect(await booked()).toEqual(['派彩 · 大獎', '下注']);
    expect(await world.audit()).toEqual([]);
  });
});

describe('a pool of the same game', () => {
  it('has a banner at any size, with its level, since all prizes of the game have levels', async () => {
    await play(20, 'grand');
    const [banner] = banners();
    expect(banner).toMatchObject({ WinType: 2, AlertInfo: { ActName: 'grand', MultipleIdx: 101 } });
    expect(banner?.AlertInfo).not.toHaveProperty('JackpotID');
    expect(await lastWin()).not.toBe('');
    expect(await reasons()).toEqual(['bet', 'jackpot']);
    expect(await booked()).toEqual(['彩金 · 巨獎', '下注']);
  });

  it('is a combined pool if games share it', async () => {
    await play(20, 'pool');
    expect(banners()).toMatchObject([{ WinType: 4, AlertInfo: { ActName: 'pool', MultipleIdx: 0 } }]);
  });
});
