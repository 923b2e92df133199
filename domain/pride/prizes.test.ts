import { beforeEach, describe, expect, it } from 'vitest';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { createWalletWorld, GAME, PROVIDER, type WalletWorld } from '../testing/walletWorld.ts';

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
const reasons = async () =>
  (await world.ports.store.table('transfers').find({ where: { Source: 'game' } })).map(({ Reason }) => Reason);

describe('a fixed prize', () => {
  it('has no banner below 50 times the bet', async () => {
    await play(499, 'major');
    expect(banners()).toEqual([]);
  });

  it('has a banner with its level from 50 times the bet on', async () => {
    await play(500, 'major');
    const [banner] = banners();
    expect(banner).toMatchObject({ WinType: 1, AlertInfo: { ActName: 'major', MultipleIdx: 102, Multiple: 50 } });
    expect(banner?.AlertInfo).not.toHaveProperty('JackpotID');
  });

  it('moves no pool, and is an ordinary win in the bank book', async () => {
    await play(500, 'major');
    expect(await lastWin()).toBe('');
    expect(await reasons()).toEqual(['bet', 'win']);
    expect(await world.audit()).toEqual([]);
  });
});

describe('a pool of the same game', () => {
  it('has a banner however small, with its level too, since all prizes of the game have levels', async () => {
    await play(20, 'grand');
    const [banner] = banners();
    expect(banner).toMatchObject({ WinType: 2, AlertInfo: { ActName: 'grand', MultipleIdx: 101 } });
    expect(banner?.AlertInfo).not.toHaveProperty('JackpotID');
    expect(await lastWin()).not.toBe('');
    expect(await reasons()).toEqual(['bet', 'jackpot']);
  });

  it('is a combined pool if games share it', async () => {
    await play(20, 'pool');
    expect(banners()).toMatchObject([{ WinType: 4, AlertInfo: { ActName: 'pool', MultipleIdx: 0 } }]);
  });
});
