import { beforeAll, describe, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { getOpenGameProviders, getOpenGames, getOpenGameSheet } from '#protocol/endpoints/lobby.ts';
import { addFavouriteGame, getGames, getRecentGames } from '#protocol/operations/lobby.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { gamesOf, PROVIDER } from '../testing/walletWorld.ts';

const games = gamesOf({ ...PROVIDER, DemoURL: 'https://games.studio.test/demo?lobby=1' });

describe('a provider that serves owl and tiger', () => {
  let context: TestContext;
  beforeAll(async () => {
    const { adapter } = await createMemoryWorld({ games });
    context = new TestContext(adapter);
    await context.visitor().call(setGameState, { GameCode: 'tiger', Playable: true });
  }, 30_000);

  it('is named only by its games', async () => {
    const { List } = await context.visitor().call(getOpenGames, {});
    const named = List.filter(({ Provider }) => Provider !== '');
    expect(named.map(({ GameCode, Provider }) => [GameCode, Provider])).toEqual([
      ['tiger', 'Studio'],
      ['owl', 'Studio'],
    ]);
    expect(List.length).toBeGreaterThan(2);
  });

  it('is the only provider in the filter, and its games match it', async () => {
    const { List } = await context.visitor().call(getOpenGameProviders, {});
    expect(List).toEqual([{ Provider: 'Studio', Games: 2 }]);
    const codes = async (Provider: string) =>
      (await context.visitor().call(getOpenGames, { Provider })).List.map(({ GameCode }) => GameCode);
    expect(await codes('Studio')).toEqual(['tiger', 'owl']);
    expect(await codes('NOCTIS')).toEqual([]);
  });

  it('puts games that can be played first, also among favourites', async () => {
    const socket = await (await context.guest()).openSocket('lobby');
    for (const GameCode of ['tiger', 'owl', 'cat']) await socket.call(addFavouriteGame, { GameCode });
    const codes = async (Filter: 'slot' | 'favourite') =>
      (await socket.call(getGames, { Filter })).List.map(({ GameCode }) => GameCode);
    expect((await codes('slot')).slice(0, 3)).toEqual(['tiger', 'owl', 'cat']);
    expect(await codes('favourite')).toEqual(['tiger', 'owl', 'cat']);
  });

  it('puts recent games that can be played first, and the newest game first within each group', async () => {
    const visitor = context.visitor();
    const player = await context.guest();
    const socket = await player.openSocket('lobby');
    for (const GameCode of ['tiger', 'cat', 'koi'])
      await visitor.call(settleRound, { PlayerID: player.playerID, GameCode, Bet: 100, Win: 0 });
    const { List } = await socket.call(getGames, { Filter: 'recent' });
    expect(List[0]?.GameCode).toBe('tiger');
    const newest = (await socket.call(getRecentGames, {})).List.map(({ GameCode }) => GameCode);
    expect(List.slice(1).map(({ GameCode }) => GameCode)).toEqual(newest.filter((code) => code !== 'tiger'));
  });

  it('publishes the return to player and the jackpots that the provider declares', async () => {
    const Games = [{ GameCode: 'owl', Variant: 'r96', SeveralBets: false, ReturnToPlayer: 9602 }];
    const declared = Games.map((game) => ({ ...game, Jackpots: ['major' as const, 'minor' as const] }));
    const { adapter } = await createMemoryWorld({ games: gamesOf({ ...PROVIDER, Games: declared }) });
    const visitor = new TestContext(adapter).visitor();
    const sheet = await visitor.call(getOpenGameSheet, { GameCode: 'owl' });
    expect(sheet.ReturnToPlayer).toBe(9602);
    expect(sheet.JackpotLevels.map(({ Level }) => Level)).toEqual([102, 103]);
    expect((await visitor.call(getOpenGameSheet, { GameCode: 'phoenix' })).ReturnToPlayer).toBeNull();
  }, 30_000);

  it('sorts by the published return over all pages, and puts games without one last', async () => {
    const declared = { owl: 9602, tiger: 9660, koi: undefined, cat: 9555 };
    const Games = Object.entries(declared).map(([GameCode, rate]) => ({
      GameCode,
      Variant: 'r96',
      SeveralBets: false,
      ...(rate !== undefined && { ReturnToPlayer: rate }),
    }));
    const { adapter } = await createMemoryWorld({ games: gamesOf({ ...PROVIDER, Games }) });
    const visitor = new TestContext(adapter).visitor();
    for (const GameCode of Object.keys(declared)) await visitor.call(setGameState, { GameCode, Playable: true });
    const page = async (Page: number) =>
      (await visitor.call(getOpenGames, { Sort: 'returnHigh', Page, PerPage: 2 })).List.map(({ GameCode }) => GameCode);
    expect([...(await page(1)), ...(await page(2))]).toEqual(['tiger', 'owl', 'cat', 'koi']);
  }, 30_000);

  it('lists pools and fixed prizes separately, largest first', async () => {
    const prizes = { Jackpots: ['pool' as const, 'grand' as const], FixedPrizes: ['mini' as const, 'major' as const] };
    const Games = [{ GameCode: 'owl', Variant: 'r96', SeveralBets: false, ...prizes }];
    const { adapter } = await createMemoryWorld({ games: gamesOf({ ...PROVIDER, Games }) });
    const sheet = await new TestContext(adapter).visitor().call(getOpenGameSheet, { GameCode: 'owl' });
    expect(sheet.JackpotLevels).toEqual([
      { Name: 'grand', Level: 101, IsPool: true },
      { Name: 'major', Level: 102, IsPool: false },
      { Name: 'mini', Level: 104, IsPool: false },
      { Name: 'pool', Level: 0, IsPool: true },
    ]);
  }, 30_000);

  it('returns the demo of a game that can be played', async () => {
    const demoOf = async (GameCode: string) => (await context.visitor().call(getOpenGameSheet, { GameCode })).DemoURL;
    expect(await demoOf('tiger')).toBe('https://games.studio.test/demo?lobby=1&demo=1&brand=bj188&game_code=tiger');
    expect(await demoOf('owl')).toBeUndefined();
  });
});

describe('closed games', () => {
  it('cannot be played or tried, and keep their order', async () => {
    const { adapter, ports } = await createMemoryWorld({ games });
    const context = new TestContext(adapter);
    await context.visitor().call(setGameState, { GameCode: 'tiger', Playable: true });
    await ports.store.transaction(async (tx) => {
      await tx.table('switches').insert({ Name: 'Games', Brand: '', SiteID: '', Value: 'off', ChangeTime: '' });
    });
    featureFlagsOf(ports).forget();
    const { List } = await context.visitor().call(getOpenGames, {});
    expect(List[0]).toMatchObject({ GameCode: 'owl', Playable: false });
    expect(List.some(({ Playable }) => Playable)).toBe(false);
    expect((await context.visitor().call(getOpenGameSheet, { GameCode: 'tiger' })).DemoURL).toBeUndefined();
    const socket = await (await context.guest()).openSocket('lobby');
    expect((await socket.ask(enterGame.op, { GameCode: 'tiger' })).Code).toBe(300009);
  }, 30_000);
});
