import { putAnnouncement, settleRound } from '#protocol/endpoints/dev.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import {
  addFavouriteGame,
  getFavouriteGames,
  getGameProviders,
  getGameSheet,
  getGames,
  getJackpots,
  getRecentGames,
  getTicker,
  jackpotsChanged,
  removeFavouriteGame,
  tickerChanged,
} from '#protocol/operations/lobby.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { withSwitches } from './operator.ts';

export const lobbyCases: readonly ConformanceCase[] = [
  conforms(getTicker, 200, 'lists ten of the recent wins and notices, newest first', async (context) => {
    const guest = await context.guest();
    for (let win = 1; win <= 11; win += 1) {
      await context.advance(1);
      const round = { PlayerID: guest.playerID, GameCode: 'panda', Bet: 100, Win: 9_000 + win };
      await context.visitor().call(settleRound, round);
    }
    const { List } = await (await guest.openSocket('lobby')).call(getTicker, {});
    const times = List.map(({ CreateTime }) => CreateTime);
    expectEqual(times, times.toSorted().toReversed(), 'order');
    const [newest] = List;
    expectEqual([List.length, newest?.Type === 1 && newest.Amount], [10, 9_011], 'how many, and the newest');
  }),
  conforms(getTicker, 200, 'shows a top announcement as a notice until the announcement ends', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const ends = Date.parse((await socket.call(heartbeat, {})).ServerTime) + 60_000;
    const Title = { zh_tw: '今晚維護', id_id: 'Pemeliharaan malam ini', vi_vn: 'Bảo trì tối nay' };
    const draft = { Title, Content: Title, Until: new Date(ends).toISOString() };
    await context.visitor().call(putAnnouncement, draft);
    const { AnnouncementID } = await context.visitor().call(putAnnouncement, { ...draft, IsTop: true });
    const { List } = (await socket.push(tickerChanged)).result;
    const notices = List.filter(({ Type }) => Type === 2);
    expectEqual(
      notices.filter((notice) => notice.Type === 2 && notice.Texts.zh_tw === Title.zh_tw).map(({ ID }) => ID),
      [AnnouncementID],
      'the notices of this text',
    );
    expect(notices.length <= 3 && List.length <= 10, `${notices.length} notices in ${List.length} lines`);
    const [first] = notices;
    expectEqual(first?.Type === 2 && first.Texts, Title, 'the newest notice');
    expectEqual((await socket.call(getTicker, {})).List, List, 'the ticker');
    await context.advance(61);
    const later = (await socket.call(getTicker, {})).List;
    expectEqual(later.filter(({ ID }) => ID === AnnouncementID).length, 0, 'after its end');
  }),
  conforms(getGames, 200, 'lists the 24 games of the demo world, page by page', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const all = await socket.call(getGames, {});
    expectEqual([all.Total, all.List.length], [24, 24], 'games');
    const pages = [];
    for (const Page of [1, 2, 3]) pages.push(...(await socket.call(getGames, { Page, PerPage: 10 })).List);
    expectEqual(pages, all.List, 'three pages of ten');
  }),
  conforms(
    getGames,
    200,
    'has a banner for every game, and leaves out games that the operator hides',
    async (context) => {
      const socket = await (await context.guest()).openSocket('lobby');
      const GameCode = 'phoenix';
      await socket.call(addFavouriteGame, { GameCode });
      const seen = async (): Promise<readonly number[]> => [
        (await socket.call(getGames, { PerPage: 100 })).Total,
        (await socket.call(getGames, { Search: GameCode })).List.length,
        (await socket.call(getGames, { Filter: 'favourite' })).Total,
        (await socket.call(getJackpots, {})).List.filter((each) => each.GameCode === GameCode).length,
      ];
      const { List } = await socket.call(getGames, { PerPage: 100 });
      expect(
        List.every(({ banner, isShow, ...game }) => isShow && banner.startsWith('/') && banner.includes(game.GameCode)),
        'a banner for each, all shown',
      );
      expectEqual(await seen(), [24, 1, 1, 1], 'shown');
      const { Game } = await socket.call(getGameSheet, { GameCode });
      await withSwitches(context, [{ Name: `game:${GameCode}`, Value: 'off' }], async () => {
        expectEqual(await seen(), [23, 0, 0, 0], 'not shown');
        const sheet = await socket.call(getGameSheet, { GameCode });
        expectEqual(sheet.Game, { ...Game, isShow: false, Jackpot: sheet.Game.Jackpot }, 'its sheet says so');
      });
      const elsewhere = [{ Name: `game:${GameCode}`, Value: 'off', SiteID: 'elsewhere' }];
      await withSwitches(context, elsewhere, async () => expectEqual(await seen(), [24, 1, 1, 1], 'on another site'));
    },
  ),
  conforms(getGames, 200, 'filters, and finds a game by its name in any language or by its code', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const fish = await socket.call(getGames, { Filter: 'fish' });
    expect(fish.Total > 0 && fish.List.every(({ Category }) => Category === 'fish'), 'fishing games');
    const game = assertDefined((await socket.call(getGames, {})).List[0], 'a game');
    for (const Search of [
      game.GameNames.zh_tw,
      game.GameNames.en_us.toUpperCase(),
      game.GameNames.vi_vn,
      game.GameCode,
    ]) {
      const found = await socket.call(getGames, { Search });
      expect(
        found.List.some(({ GameCode }) => GameCode === game.GameCode),
        `${game.GameCode} by ${Search}`,
      );
    }
    expectEqual((await socket.call(getGames, { Search: '100%' })).Total, 0, 'a percent sign is no wildcard');
  }),
  conforms(getGames, 200, 'finds games by simplified characters, and by their provider', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    for (const [Search, code] of [
      ['夜枭秘宝', 'owl'],
      ['龙吟', 'dragon'],
      ['虎躍', 'tiger'],
      ['齐天大圣', 'monkey'],
      ['  NIGHT owl', 'owl'],
    ] as const)
      expectEqual(
        (await socket.call(getGames, { Search })).List.map(({ GameCode }) => GameCode),
        [code],
        Search,
      );
    const { List } = await socket.call(getGameProviders, {});
    expectEqual(
      List.map(({ Provider }) => Provider),
      List.map(({ Provider }) => Provider).toSorted(),
      'providers by name',
    );
    for (const { Provider, Games } of List) {
      const games = await socket.call(getGames, { Provider });
      expect(games.Total === Games && games.List.every((game) => game.Provider === Provider), `games of ${Provider}`);
    }
  }),
  conforms(getGames, 200, "filters the player's favourites, and recent games in their order", async (context) => {
    const guest = await context.guest();
    const socket = await guest.openSocket('lobby');
    const codes = async (Filter: 'favourite' | 'recent', page = {}): Promise<unknown> => {
      const { List, Total } = await socket.call(getGames, { Filter, ...page });
      return [Total, ...List.map(({ GameCode }) => GameCode)];
    };
    expectEqual([await codes('favourite'), await codes('recent')], [[0], [0]], 'of a newcomer');
    for (const GameCode of ['owl', 'koi', 'dice']) {
      await context.advance(1);
      await socket.call(addFavouriteGame, { GameCode });
      await context.visitor().call(settleRound, { PlayerID: guest.playerID, GameCode, Bet: 20, Win: 0 });
    }
    expectEqual(await codes('favourite'), [3, 'owl', 'koi', 'dice'], 'favourites as the lobby orders them');
    expectEqual(await codes('recent'), [3, 'dice', 'koi', 'owl'], 'recent games, newest first');
    expectEqual(await codes('recent', { Page: 2, PerPage: 2 }), [3, 'owl'], 'their second page');
    expectEqual(await codes('recent', { Search: '鯉' }), [1, 'koi'], 'found among them');
  }),

  conforms(getFavouriteGames, 200, 'lists the favourites, newest first', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual(await socket.call(getFavouriteGames, {}), { List: [], Total: 0 }, 'of a newcomer');
    await socket.call(addFavouriteGame, { GameCode: 'owl' });
    await context.advance(1);
    const added = await socket.call(addFavouriteGame, { GameCode: 'cat' });
    expectEqual(added, { List: ['cat', 'owl'], Total: 2 }, 'two favourites');
    expectEqual(await socket.call(getFavouriteGames, {}), added, 'the same when asked');
  }),
  conforms(addFavouriteGame, 200, 'changes nothing the second time', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const first = await socket.call(addFavouriteGame, { GameCode: 'owl' });
    expectEqual(await socket.call(addFavouriteGame, { GameCode: 'owl' }), first, 'the second answer');
  }),
  conforms(addFavouriteGame, 300011, 'refuses an unknown game code', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(addFavouriteGame.op, { GameCode: 'no-such-game' })).Code, 300011, 'code');
  }),
  conforms(addFavouriteGame, 300014, 'refuses a twenty-first favourite', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const games = (await socket.call(getGames, {})).List.map(({ GameCode }) => GameCode);
    for (const GameCode of games.slice(0, 20)) await socket.call(addFavouriteGame, { GameCode });
    const oneMore = { GameCode: assertDefined(games[20], 'a game more') };
    expectEqual((await socket.ask(addFavouriteGame.op, oneMore)).Code, 300014, 'one more');
    await socket.call(removeFavouriteGame, { GameCode: assertDefined(games[0], 'the first') });
    expectEqual((await socket.call(addFavouriteGame, oneMore)).Total, 20, 'in the place of another');
  }),
  conforms(removeFavouriteGame, 200, 'removes a favourite, and accepts a game that is none', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    await socket.call(addFavouriteGame, { GameCode: 'owl' });
    await socket.call(addFavouriteGame, { GameCode: 'cat' });
    for (let times = 0; times < 2; times += 1)
      expectEqual(await socket.call(removeFavouriteGame, { GameCode: 'owl' }), { List: ['cat'], Total: 1 }, 'the rest');
  }),
  conforms(getRecentGames, 200, 'counts rounds by game, the latest first', async (context) => {
    const guest = await context.guest();
    for (const GameCode of ['owl', 'cat', 'owl']) {
      await context.advance(1);
      await context.visitor().call(settleRound, { PlayerID: guest.playerID, GameCode, Bet: 20, Win: 20 });
    }
    const { List, Total } = await (await guest.openSocket('lobby')).call(getRecentGames, {});
    expectEqual(
      [Total, ...List.map(({ GameCode, Rounds }) => [GameCode, Rounds])],
      [2, ['owl', 2], ['cat', 1]],
      'recent games',
    );
    expect((List[0]?.LastTime ?? '') > (List[1]?.LastTime ?? ''), 'times');
  }),
  conforms(
    getGameSheet,
    200,
    'returns bets, prizes and the largest wins, and null for an unknown rate',
    async (context) => {
      const guest = await context.guest();
      const socket = await guest.openSocket('lobby');
      const game = assertDefined((await socket.call(getGames, { Search: 'octopus' })).List[0], 'the game');
      const before = await socket.call(getGameSheet, { GameCode: game.GameCode });
      // A provider says the return of its game.
      const rate = before.ReturnToPlayer === null;
      expectEqual([before.Game, rate, before.Favourite], [game, game.Provider === '', false], 'the game');
      expectEqual(
        before.PrizeLadder,
        [
          { Name: 'honor', Multiple: 20 },
          { Name: 'bigPrize', Multiple: 50 },
        ],
        'the ladder',
      );
      const Win = (before.TopWins[0]?.Win ?? 0) + 200_000;
      await context.visitor().call(settleRound, { PlayerID: guest.playerID, GameCode: 'octopus', Bet: 10_000, Win });
      await socket.call(addFavouriteGame, { GameCode: 'octopus' });
      const after = await socket.call(getGameSheet, { GameCode: 'octopus' });
      expectEqual([after.Favourite, after.TopWins[0]?.Win, after.TopWins[0]?.Bet], [true, Win, 10_000], 'afterwards');
      expect(after.TopWins.length <= 5, 'five wins at most');
      expectEqual(after.JackpotLevels, [], 'of a game without a jackpot');
      const { Game, JackpotLevels } = await socket.call(getGameSheet, { GameCode: 'phoenix' });
      // A provider says which levels its game has.
      const levels = Game.Provider === '' ? [101, 102, 103, 104] : [101];
      expectEqual(
        JackpotLevels.map(({ Level }) => Level),
        levels,
        'levels of a jackpot',
      );
    },
  ),
  conforms(getGameSheet, 300011, 'refuses an unknown game code', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(getGameSheet.op, { GameCode: 'no-such-game' })).Code, 300011, 'code');
  }),
  conforms(getGameProviders, 200, 'counts the games that name a provider', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const { List } = await socket.call(getGameProviders, {});
    const counted = List.reduce((sum, { Games }) => sum + Games, 0);
    const { List: games } = await socket.call(getGames, { PerPage: 100 });
    expectEqual(counted, games.filter(({ Provider }) => Provider !== '').length, 'games');
  }),
  conforms(getJackpots, 200, 'grow with bets, and start from the seed after a grand win', async (context) => {
    const guest = await context.guest();
    const socket = await guest.openSocket('lobby');
    // A shell with games shows the pool of the provider, which no round of the platform moves.
    let isOwn = true;
    const held = async (): Promise<number> => {
      const { List, Total } = await socket.call(getJackpots, {});
      const amounts = List.map(({ Amount }) => Amount);
      expectEqual(
        amounts,
        amounts.toSorted((a, b) => b - a),
        'largest first',
      );
      expectEqual(
        Total,
        amounts.reduce((sum, amount) => sum + amount, 0),
        'their sum',
      );
      const held = assertDefined(List.find(({ GameCode }) => GameCode === 'toad')?.Amount, 'the jackpot');
      const game = (await socket.call(getGames, { Search: 'toad' })).List[0];
      expectEqual(game?.Jackpot, held, 'the same in the game list');
      isOwn = game?.Provider === '';
      return held;
    };
    const round = { PlayerID: guest.playerID, GameCode: 'toad', Bet: 10_000, Win: 10_000 };
    const before = await held();
    await context.visitor().call(settleRound, round);
    expectEqual(await held(), isOwn ? before + 100 : before, 'one in a hundred of the bet');
    if (!isOwn) return;
    await context.visitor().call(settleRound, { ...round, Win: before, Jackpot: 'grand' });
    expectEqual(await held(), 500_100, 'the seed and what this round put in');
  }),
  conforms(getJackpots, 200, 'are pushed to everyone after growth or a win, with its time', async (context) => {
    const [guest, other] = [await context.guest(), await (await context.guest()).openSocket('lobby')];
    const socket = await guest.openSocket('lobby');
    const round = { PlayerID: guest.playerID, GameCode: 'toad', Bet: 10_000, Win: 10_000 };
    const toadOf = (List: ResultOf<typeof getJackpots>['List']) =>
      assertDefined(
        List.find(({ GameCode }) => GameCode === 'toad'),
        'the jackpot',
      );
    const toad = async () => toadOf((await socket.call(getJackpots, {})).List);
    const before = await toad();
    await context.visitor().call(settleRound, round);
    const grown = await toad();
    const { List: games } = await socket.call(getGames, { Search: 'toad' });
    // A shell with games shows the pool of the provider, which no round of the platform moves.
    if (games[0]?.Provider !== '') {
      expectEqual(grown, before, 'the pool of a provider');
      return;
    }
    await context.advance(11);
    let told = toadOf((await other.push(jackpotsChanged)).result.List);
    while (told.Amount < grown.Amount) told = toadOf((await other.push(jackpotsChanged)).result.List);
    expectEqual(told, grown, 'what the others are told of one that grew');
    const { ServerTime } = await socket.call(heartbeat, {});
    await context.visitor().call(settleRound, { ...round, Win: 600_000, Jackpot: 'grand' });
    const won = toadOf((await other.push(jackpotsChanged)).result.List);
    expectEqual([won, won.Amount], [await toad(), 500_100], 'what they are told of one that was won');
    expect(won.WonTime >= ServerTime, `won at ${won.WonTime}, after ${ServerTime}`);
  }),
];
