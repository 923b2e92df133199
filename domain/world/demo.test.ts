import { beforeAll, describe, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { openAccount } from '#conformance/testMembers.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { getReturnReward } from '#protocol/operations/returnReward.ts';
import { isDemoRound } from '#protocol/rules/demoRound.ts';
import { isNickname } from '#protocol/rules/nickname.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { TickerItem } from '#protocol/entities/game.ts';
import { SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { readMessageBody } from '#protocol/rules/messageSyntax.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { auditLedger } from '../ledger/audit.ts';
import { createLocalBus } from '../ports/bus.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { taipeiMidnight } from '../taipei.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { seedDemoWorld } from './demo.ts';
import { SPEECH } from './life/lines.ts';
import { DAY } from './source.ts';
import { STAKES_OF } from './stakes.ts';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');

const TAIPEI = 8 * 3_600_000;
const dayOf = (time: number): number => Math.floor((time + TAIPEI) / DAY);
const daysBefore = (time: string): number => dayOf(NOW) - dayOf(Date.parse(time));

describe('the demo world', () => {
  const world = createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: () => 'seed' });
  beforeAll(() => seedDemoWorld(world, NOW));

  it('has the content that decisions §1 promises', async () => {
    const sizes = Promise.all([
      world.table('players').count(),
      world.table('clubs').count(),
      world.table('alliances').count(),
      world.table('games').count(),
      world.table('liveRooms').count(),
    ]);
    expect(await sizes).toEqual([60, 6, 2, 24, 2]);
    expect((await world.table('liveRooms').find()).map(({ HostID }) => HostID)).toContain('10000002');
  });

  it('has something of everything for the first account', async () => {
    const PlayerID = '10000001';
    const filled = await Promise.all([
      world.table('mails').count({ PlayerID }),
      world.table('honors').count({ PlayerID }),
      world.table('missionProgress').count({ PlayerID }),
      world.table('envelopes').count({ Status: 1 }),
      world.table('rankPlaces').count(),
      world.table('relations').count({ PlayerID }),
    ]);
    expect(filled.every((many) => many > 0)).toBe(true);
    const channels = (await world.table('messages').find()).map(({ ChannelType }) => ChannelType);
    expect([...new Set(channels)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('has fourteen days of bank book', async () => {
    const entries = await world.table('entries').find({ where: { Owner: 'player:10000001' } });
    const days = entries.map(({ CreateTime }) => Math.floor((NOW - Date.parse(CreateTime)) / DAY));
    expect([...new Set(days)].filter((day) => day < 14).length).toBe(14);
  });

  it('has quiet days and busy days', async () => {
    const entries = await world.table('entries').find({ where: { Owner: 'player:10000001', ItemID: ITEM.gold } });
    const sums = (sign: 1 | -1): readonly number[] =>
      Array.from({ length: 13 }, (_, at) =>
        entries
          .filter(({ CreateTime }) => daysBefore(CreateTime) === at + 1)
          .reduce((sum, { Amount }) => sum + Math.max(0, Amount * sign), 0),
      ).toSorted((a, b) => a - b);
    const [least = 0, , , , , , middle = 0] = sums(1);
    const most = sums(1).at(-1) ?? 0;
    expect(least).toBeLessThan(most / 4);
    expect(middle).toBeGreaterThan(most / 4);
    expect(Math.max(...sums(1))).toBeGreaterThan(Math.max(...sums(-1)));
  });

  it('has no fulfilled mission that waits to be claimed', async () => {
    const waiting = await world.table('missionProgress').find({ where: { DoneTime: { gt: '' }, ClaimTime: '' } });
    expect(waiting).toEqual([]);
  });

  it.each(['0900000001', '0900000002', '0900000003', '0900000004', '0900000005'])(
    'lets account %s claim only the rewards of today',
    async (phone) => {
      const { adapter } = await createMemoryWorld({ clock: createMovableClock(() => NOW) });
      const context = new TestContext(adapter);
      const { Token, players } = await context.prove(phone);
      expect(players.length).toBeGreaterThan(0);
      for (const PlayerID of players) {
        const { lobby } = await openAccount(context, Token, PlayerID);
        const { List } = await lobby.call(getEvents, {});
        expect(List.filter(({ Badge, Kind }) => Badge > 0 && Kind !== 'signInDays')).toEqual([]);
        expect((await lobby.call(getReturnReward, {})).List).toEqual([]);
      }
    },
  );

  it('counts the rounds of today in the missions of today', async () => {
    const midnight = new Date(taipeiMidnight(NOW)).toISOString();
    for (let id = 10_000_001; id <= 10_000_007; id += 1) {
      const PlayerID = String(id);
      const rounds = await world.table('rounds').find({ where: { PlayerID, CreateTime: { gte: midnight } } });
      const count = async (MissionID: string): Promise<number> =>
        (await world.table('missionProgress').get(PlayerID, MissionID))?.Count ?? 0;
      const own = rounds.filter(({ GameCode }) => GameCode === 'owl').length;
      expect([PlayerID, await count('day-rounds'), await count('day-game'), await count('day-bet')]).toEqual([
        PlayerID,
        Math.min(20, rounds.length),
        Math.min(10, own),
        Math.min(
          20_000,
          rounds.reduce((sum, { Bet }) => sum + Bet, 0),
        ),
      ]);
    }
  });

  it('pays each claimed mission of the fixed accounts in the ledger', async () => {
    const claimed = await world.table('missionProgress').find({ where: { ClaimTime: { gt: '' } } });
    expect(claimed.length).toBeGreaterThan(20);
    for (const { PlayerID, MissionID, Period } of claimed)
      expect(await world.table('transfers').get(`mission:${PlayerID}:${MissionID}:${Period}`)).toBeDefined();
  });

  it('has rounds of 夜梟秘寶 with stakes of its ladder, all marked as made up', async () => {
    const rounds = await world.table('rounds').find();
    expect(rounds.filter(({ RoundID }) => !isDemoRound(RoundID))).toEqual([]);
    const own = rounds.filter(({ GameCode }) => GameCode === 'owl');
    expect(own.length).toBeGreaterThan(20);
    const ladder = STAKES_OF['owl'] ?? [];
    expect(own.filter(({ Bet, Win }) => !ladder.includes(Bet) || Win < 0 || (Win * 10) % Bet !== 0)).toEqual([]);
  });

  it('shows wins that the playable games can pay', async () => {
    const told = (await world.table('tickerItems').find()).map(({ Item }) => TickerItem.parse(Item));
    const wins = told.flatMap((item) => (item.Type === 1 ? [item] : []));
    expect(wins.length).toBeGreaterThan(5);
    for (const { GameCode, Amount } of wins) {
      const ladder = STAKES_OF[GameCode] ?? [];
      expect([
        GameCode,
        ladder.some((stake) => Amount >= stake * 50 && Amount <= stake * 200 && Amount % stake === 0),
      ]).toEqual([GameCode, true]);
    }
    const events = await world
      .table('messages')
      .find({ where: { Channel: CHANNEL_KEY.public, FromID: SYSTEM_SENDER } });
    expect(events.length).toBeGreaterThan(2);
    for (const { Message } of events) {
      const body = readMessageBody(Message);
      const { gamecode = '', amount, multiple } = body.kind === 'event' ? body.values : {};
      expect(STAKES_OF[gamecode]).toContain(Number(amount) / Number(multiple));
    }
  });

  it('names no game that cannot be played yet', async () => {
    const closed = (await world.table('games').find())
      .filter(({ GameCode }) => STAKES_OF[GameCode] === undefined)
      .map(({ GameNames }) => GameNames.zh_tw);
    const names = new RegExp([...closed, '捕魚場', '章魚', '鯉魚', '蟾蜍'].join('|'), 'u');
    const history = await world.table('messages').find();
    const lines = [...history.map(({ Message }) => Message), ...SPEECH.zh_tw.games.map(({ text }) => text)];
    expect(lines.filter((line) => names.test(line) && !/期待|開放/u.test(line))).toEqual([]);
  });

  it('has chat of the last session in a live room that is off air', async () => {
    for (const { RoomID } of await world.table('liveRooms').find()) {
      const [session] = await world
        .table('liveSessions')
        .find({ where: { RoomID }, order: [['StartTime', 'desc']], limit: 1 });
      const said = await world.table('messages').find({ where: { Channel: CHANNEL_KEY.live(RoomID) } });
      expect(said.length).toBeGreaterThan(20);
      const outside = said.filter(
        ({ CreateTime }) => CreateTime < (session?.StartTime ?? '') || CreateTime > (session?.EndTime ?? ''),
      );
      expect(outside).toEqual([]);
    }
  });

  it('has the fixed accounts', async () => {
    const rows = await world.table('players').find({
      where: { PlayerID: { in: Array.from({ length: 7 }, (_, at) => String(10_000_001 + at)) } },
      order: [['PlayerID', 'asc']],
    });
    expect(
      rows.map(({ Phone, VIPLevel, ClubID, ClubRole, IsHost }) => [Phone, VIPLevel, ClubID, ClubRole, IsHost]),
    ).toEqual([
      ['0900000001', 3, '1', 'member', false],
      ['0900000002', 8, '1', 'leader', true],
      ['0900000003', 1, '', '', false],
      ['0900000004', 3, '', '', false],
      ['0900000004', 4, '', '', false],
      ['0900000004', 1, '', '', false],
      ['0900000005', 2, '1', 'deputy', false],
    ]);
    expect(rows[2]?.Email).toBe('');
    expect(await world.table('players').count({ Phone: '0900000004' })).toBe(3);
  });

  it('repeats no line for a while and no speaker twice in a row, and says good night only in the evening', async () => {
    const said = await world
      .table('messages')
      .find({ where: { Channel: CHANNEL_KEY.public }, order: [['Seq', 'asc']] });
    expect(said.length).toBeGreaterThan(40);
    for (const [at, { Message, FromID }] of said.entries()) {
      const before = said.slice(Math.max(0, at - 10), at);
      expect(before.map((line) => line.Message)).not.toContain(Message);
      expect(before.at(-1)?.FromID).not.toBe(FromID);
    }
    const hoursOf = (words: RegExp): number[] =>
      said
        .filter(({ Message }) => words.test(Message))
        .map(({ CreateTime }) => (new Date(CreateTime).getUTCHours() + 8) % 24);
    const evening = hoursOf(/晚安|早起|不要玩太晚/u);
    expect(evening.length).toBeGreaterThan(0);
    expect(Math.min(...evening)).toBeGreaterThan(20);
    const morning = hoursOf(/早安/u);
    expect(morning.length).toBeGreaterThan(0);
    expect(Math.max(...morning)).toBeLessThan(11);
  });

  it.each([
    '2026-11-22T16:00:01.000Z',
    '2026-11-23T03:10:00.000Z',
    '2026-11-29T15:59:59.000Z',
    '2026-11-30T16:20:00.000Z',
  ])('has the same content at any hour: %s', async (time) => {
    const store = createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: () => 'seed' });
    await seedDemoWorld(store, Date.parse(time));
    expect(await auditLedger(store)).toEqual([]);
    const low = (await store.table('entries').find()).filter(
      ({ Owner, AfterAmount }) => Owner.startsWith('player:') && AfterAmount < 0,
    );
    expect(low).toEqual([]);
    expect((await store.table('missionProgress').get('10000001', 'day-rounds'))?.Count).toBe(12);
    const meta = await store.table('missionProgress').find({ where: { MissionID: { in: ['day-all', 'week-all'] } } });
    expect(meta.filter(({ ClaimTime }) => ClaimTime !== '')).toEqual([]);
  });

  it('gives players and clubs names that follow the rule of nicknames', async () => {
    const names = [
      ...(await world.table('players').find()).map(({ Name }) => Name),
      ...(await world.table('clubs').find()).map(({ ClubName }) => ClubName),
    ];
    expect(names.filter((name) => !isNickname(name))).toEqual([]);
  });
});
