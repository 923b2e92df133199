import { getOpenActivityRank, getOpenRankActivities } from '#protocol/endpoints/activityRank.ts';
import { getOpenAds } from '#protocol/endpoints/ad.ts';
import * as lobby from '#protocol/endpoints/lobby.ts';
import { getOpenEvents } from '#protocol/endpoints/mission.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { getActivityRank, getRankActivities } from '#protocol/operations/activityRank.ts';
import { getAds } from '#protocol/operations/ad.ts';
import {
  addFavouriteGame,
  getGameProviders,
  getGameSheet,
  getGames,
  getJackpots,
  getTicker,
} from '#protocol/operations/lobby.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';

interface Pair {
  readonly contract: OperationContract;
  readonly twin: EndpointContract;
  readonly payload: Readonly<Record<string, unknown>>;
}

const PAIRS: readonly Pair[] = [
  { contract: getGames, twin: lobby.getOpenGames, payload: { Page: 2, PerPage: 5, Filter: 'slot' } },
  { contract: getGameSheet, twin: lobby.getOpenGameSheet, payload: { GameCode: 'owl' } },
  { contract: getGameProviders, twin: lobby.getOpenGameProviders, payload: {} },
  { contract: getJackpots, twin: lobby.getOpenJackpots, payload: {} },
  { contract: getTicker, twin: lobby.getOpenTicker, payload: {} },
  { contract: getAds, twin: getOpenAds, payload: { Lang: 'id_id' } },
];

/** A cached answer has expired after this time. */
const KEPT_SECONDS = 6;

/** Calls on a socket before any login. */
async function askUnsigned(context: TestContext, contract: OperationContract, payload: object) {
  const socket = await context.openSocket('lobby');
  return socket.ask(contract.op, payload);
}

const sameForAnyone = ({ contract, twin, payload }: Pair): readonly ConformanceCase[] => [
  conforms(contract, 200, 'answers a visitor like a guest', async (context) => {
    const signed = await (await (await context.guest()).openSocket('lobby')).call(contract, payload);
    const answer = await askUnsigned(context, contract, payload);
    expectEqual([answer.Code, contract.result.parse(answer.Result)], [200, signed], 'code and result');
  }),
  conforms(twin, 200, 'answers a visitor like the operation, and lets caches keep the answer', async (context) => {
    await context.advance(KEPT_SECONDS);
    const signed = await (await (await context.guest()).openSocket('lobby')).call(contract, payload);
    const answer = await context.visitor().ask(twin, payload);
    expectEqual([answer.status, twin.result.parse(answer.Result)], [200, signed], 'status and result');
    const kept = answer.reply.headers['cache-control'];
    expectEqual(kept, `public, max-age=${twin.maxAgeSeconds}`, 'how long caches may keep it');
  }),
];

const refusesFields = (twin: EndpointContract, sample: Readonly<Record<string, unknown>>): ConformanceCase =>
  conforms(twin, 100000, 'names an unknown field, and keeps failures out of caches', async (context) => {
    const answer = await context.visitor().ask(twin, { ...sample, Nonsense: '1' });
    const { reply, status, Code, Result } = answer;
    expectEqual(
      [status, Code, Result['Field'], reply.headers['cache-control']],
      [400, 100000, 'Nonsense', 'no-store'],
      'status, code, field, cache',
    );
  });

/** The answers without a sign-in (decisions of 22 November 2026). */
export const openCases: readonly ConformanceCase[] = [
  ...PAIRS.flatMap(sameForAnyone),
  ...PAIRS.map(({ twin, payload }) => refusesFields(twin, payload)),
  refusesFields(getOpenEvents, {}),
  refusesFields(getOpenRankActivities, {}),
  refusesFields(getOpenActivityRank, { ActivityID: 'weeklyBet' }),
  conforms(
    lobby.getOpenGames,
    100000,
    "refuses an invalid page, and a filter of the player's own games",
    async (context) => {
      for (const query of [{ Page: 0 }, { Page: '1e1' }, { Page: '' }, { PerPage: 101 }, { Filter: 'favourite' }]) {
        const answer = await context.visitor().ask(lobby.getOpenGames, query);
        expectEqual([answer.Code, answer.Result['Field']], [100000, Object.keys(query)[0]], JSON.stringify(query));
      }
    },
  ),
  conforms(getGames, 100006, 'requires a login for favourites and recent games', async (context) => {
    for (const Filter of ['favourite', 'recent'])
      expectEqual((await askUnsigned(context, getGames, { Filter })).Code, 100006, Filter);
  }),
  conforms(getGameSheet, 200, 'shows a visitor no favourites', async (context) => {
    const signed = await (await context.guest()).openSocket('lobby');
    await signed.call(addFavouriteGame, { GameCode: 'owl' });
    expectEqual((await signed.call(getGameSheet, { GameCode: 'owl' })).Favourite, true, 'one’s own');
    const answer = await askUnsigned(context, getGameSheet, { GameCode: 'owl' });
    expectEqual(getGameSheet.result.parse(answer.Result).Favourite, false, 'a visitor’s');
  }),
  conforms(lobby.getOpenGameSheet, 300011, 'refuses an unknown game code', async (context) => {
    expectEqual((await context.visitor().ask(lobby.getOpenGameSheet, { GameCode: 'owl-2' })).Code, 300011, 'code');
  }),
  conforms(getEvents, 200, 'lists events to a visitor, without rewards', async (context) => {
    const answer = await askUnsigned(context, getEvents, {});
    const { List } = getEvents.result.parse(answer.Result);
    expectEqual(
      List.map(({ Badge }) => Badge),
      List.map(() => 0),
      'badges',
    );
    expectEqual(
      List.filter(({ Open }) => Open)
        .map(({ Kind }) => Kind)
        .slice(0, 2),
      ['signInDays', 'mission'],
      'open',
    );
  }),
  conforms(getOpenEvents, 200, 'lists the events that 13630 lists before a login', async (context) => {
    const answer = await askUnsigned(context, getEvents, {});
    expectEqual(await context.visitor().call(getOpenEvents, {}), getEvents.result.parse(answer.Result), 'events');
  }),
  conforms(getOpenRankActivities, 200, 'lists the activities to a visitor', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    await context.advance(KEPT_SECONDS);
    const { List } = await context.visitor().call(getOpenRankActivities, {});
    expectEqual(List, (await socket.call(getRankActivities, {})).List, 'activities');
  }),
  conforms(getOpenActivityRank, 200, 'shows a visitor the places, but no own place', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const asked = { ActivityID: 'weeklyBet', Page: 1, PerPage: 5 } as const;
    await context.advance(KEPT_SECONDS);
    const { Own: _own, ...shown } = await socket.call(getActivityRank, asked);
    const answer = await context.visitor().ask(getOpenActivityRank, asked);
    expectEqual(answer.Result, shown, 'the places');
  }),
];
