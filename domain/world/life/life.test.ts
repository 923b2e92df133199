import { beforeAll, describe, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getOpenJackpots } from '#protocol/endpoints/lobby.ts';
import { getOpenAds } from '#protocol/endpoints/ad.ts';
import { LOCALES, type LocaleID } from '#protocol/entities/identifiers.ts';
import { type Part, PARTS } from '#protocol/entities/operator.ts';
import { getOnlineCount } from '#protocol/operations/chat.ts';
import { isSendable } from '#protocol/rules/chatText.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { CHANNEL_KEY } from '../../channel/channel.ts';
import type { MessageRow } from '../../chat/message.ts';
import { isOnline } from '../../connection/presence.ts';
import { featureFlagsOf } from '../../featureFlags/featureFlags.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { jackpotGames, jackpotsOf } from '../../play/jackpot.ts';
import { runDueJobs } from '../../schedule/runDueJobs.ts';
import { createMemoryWorld, createMovableClock, type MemoryWorld } from '../../testing/memoryWorld.ts';
import { demoLanguageOf } from '../demoLanguage.ts';
import { STAKES_OF } from '../stakes.ts';
import { lifeConnection } from './cast.ts';
import { LIFE_JOBS, PRESENCE_JOBS } from './jobs.ts';
import { SPEECH } from './lines.ts';

/** The clock starts at ten in the morning in Taipei. */
const BEGIN = Date.parse('2026-11-21T02:00:00.000Z');
const SECOND = 1000;
const MINUTES = 20;
/** The lease of a connection. */
const SWEEP_SECONDS = 20;

interface Watched {
  readonly world: MemoryWorld;
  readonly said: readonly MessageRow[];
  readonly wins: number;
  /** The sum of all jackpots, by the minute. */
  readonly jackpots: readonly number[];
  readonly online: readonly number[];
}

const publicMessages = ({ ports }: MemoryWorld): Promise<readonly MessageRow[]> =>
  ports.store.table('messages').find({ where: { Channel: CHANNEL_KEY.public }, order: [['Seq', 'asc']] });

async function jackpotSum({ ports: { store } }: MemoryWorld): Promise<number> {
  return [...(await jackpotsOf(store, await jackpotGames(store))).values()].reduce((sum, held) => sum + held, 0);
}

/** Runs the world second by second, with or without a visitor. */
async function live({ isWatched }: { isWatched: boolean }): Promise<Watched> {
  const world = await createMemoryWorld({ clock: createMovableClock(() => BEGIN) });
  const { ports, backend, adapter } = world;
  const watcher = isWatched ? await new TestContext(adapter).guest() : undefined;
  await watcher?.openSocket('lobby');
  const before = { said: (await publicMessages(world)).length, wins: await ports.store.table('tickerItems').count() };
  const jackpots: number[] = [];
  const online: number[] = [];
  for (let second = 1; second <= MINUTES * 60; second += 1) {
    ports.clock.advance(SECOND);
    if (second % SWEEP_SECONDS === 0) backend.sweep(0);
    await runDueJobs(ports, LIFE_JOBS);
    if (second % 60 !== 0) continue;
    jackpots.push(await jackpotSum(world));
    const ids = (await ports.store.table('players').find()).map(({ PlayerID }) => PlayerID);
    online.push((await isOnline(ports.store, ids)).size);
  }
  return {
    world,
    said: (await publicMessages(world)).slice(before.said),
    wins: (await ports.store.table('tickerItems').count()) - before.wins,
    jackpots,
    online,
  };
}

describe('the demo world with a visitor', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await live({ isWatched: true });
  }, 60_000);

  it('talks at the pace of people in three languages', () => {
    const { said } = watched;
    expect(said.length).toBeGreaterThan(MINUTES);
    expect(said.length).toBeLessThan(MINUTES * 6);
    for (const language of LOCALES) {
      const { talk, games, live: onAir, reply, cheer } = SPEECH[language];
      const texts = new Set([...talk, ...games, ...onAir, ...reply, ...cheer].map(({ text }) => text));
      expect(said.some(({ Message }) => texts.has(Message))).toBe(true);
    }
  });

  it('repeats no line within twenty and no speaker twice in a row, and fits lines to the time of day', () => {
    const { said } = watched;
    for (const [at, { Message, FromID, CreateTime }] of said.entries()) {
      const lately = said.slice(Math.max(0, at - 20), at);
      expect(lately.map((line) => line.Message)).not.toContain(Message);
      expect(lately.at(-1)?.FromID).not.toBe(FromID);
      expect(Date.parse(CreateTime)).toBeGreaterThan(BEGIN);
      const before = Date.parse(lately.at(-1)?.CreateTime ?? new Date(BEGIN - 60 * SECOND).toISOString());
      expect(Date.parse(CreateTime) - before).toBeGreaterThan(5000);
    }
    // Ten in the morning is too early to say good night.
    expect(said.filter(({ Message }) => /晚安|duluan|đi ngủ/u.test(Message))).toEqual([]);
  });

  it('wins from time to time, and never lowers a jackpot', () => {
    const { wins, jackpots } = watched;
    expect(wins).toBeGreaterThan(MINUTES / 4);
    expect(wins).toBeLessThan(MINUTES * 3);
    expect(jackpots).toEqual(jackpots.toSorted((a, b) => a - b));
    expect(jackpots.at(-1)).toBeGreaterThan(jackpots[0] ?? 0);
  });

  it('wins at games that can be played, with stakes of their ladders', async () => {
    const RoundID = { like: 'demo-life:%' };
    const rounds = await watched.world.ports.store.table('rounds').find({ where: { RoundID } });
    expect(rounds.length).toBeGreaterThan(MINUTES);
    expect(rounds.filter(({ GameCode, Bet }) => STAKES_OF[GameCode]?.includes(Bet) !== true)).toEqual([]);
  });

  it('lets players come and go', () => {
    expect(Math.min(...watched.online)).toBeGreaterThan(5);
    expect(Math.max(...watched.online)).toBeLessThan(45);
    expect(new Set(watched.online).size).toBeGreaterThan(2);
  });

  it('has players online within seconds of a visit', async () => {
    const world = await createMemoryWorld({ clock: createMovableClock(() => BEGIN) });
    const { ports, adapter } = world;
    // The job ran before, without a visitor.
    await runDueJobs(ports, LIFE_JOBS);
    const guest = await new TestContext(adapter).guest();
    const socket = await guest.openSocket('chat');
    ports.clock.advance(4 * SECOND);
    await runDueJobs(ports, LIFE_JOBS);
    expect((await socket.call(getOnlineCount, {})).Count).toBeGreaterThan(5);
  });

  it('moves all its gold through the ledger', async () => {
    expect(await auditLedger(watched.world.ports.store)).toEqual([]);
  });

  it('gives the same events for the same clock', async () => {
    const again = await live({ isWatched: true });
    const lines = ({ said }: Watched) => said.map(({ FromID, Message, CreateTime }) => [FromID, Message, CreateTime]);
    expect(lines(again)).toEqual(lines(watched));
    expect(again.jackpots).toEqual(watched.jackpots);
  }, 60_000);
});

it('shows an acting player as online, and stores when the player left', async () => {
  const world = await createMemoryWorld({ clock: createMovableClock(() => BEGIN) });
  const { ports, adapter, backend } = world;
  await (await new TestContext(adapter).guest()).openSocket('lobby');
  const ids = (await ports.store.table('players').find()).map(({ PlayerID }) => PlayerID);
  let before = new Set<string>();
  let left = 0;
  for (let second = 1; second <= 15 * 60; second += 1) {
    ports.clock.advance(SECOND);
    if (second % SWEEP_SECONDS === 0) backend.sweep(0);
    await runDueJobs(ports, LIFE_JOBS);
    const now = ports.clock.now();
    const CreateTime = { gt: new Date(now - 60 * SECOND).toISOString() };
    const said = await ports.store.table('messages').find({ where: { FromID: { in: ids }, CreateTime } });
    const played = await ports.store.table('rounds').find({ where: { PlayerID: { in: ids }, CreateTime } });
    const acted = new Set([
      ...said.filter(({ CreateTime: time }) => Date.parse(time) > BEGIN).map(({ FromID }) => FromID),
      ...played.filter(({ CreateTime: time }) => Date.parse(time) > BEGIN).map(({ PlayerID }) => PlayerID),
    ]);
    const online = await isOnline(ports.store, ids);
    expect([...acted].filter((id) => !online.has(id))).toEqual([]);
    const gone = [...before].filter((id) => !online.has(id));
    const rows = await ports.store.table('players').find({ where: { PlayerID: { in: gone } } });
    left += rows.length;
    for (const { LastLoginTime } of rows) expect(now - Date.parse(LastLoginTime)).toBeLessThan(60 * SECOND);
    before = new Set(online);
  }
  expect(left).toBeGreaterThan(5);
}, 60_000);

it('has its players online at rest, without talk or wins', async () => {
  const world = await createMemoryWorld({ clock: createMovableClock(() => BEGIN) });
  const { ports, adapter } = world;
  const before = [
    (await publicMessages(world)).length,
    await ports.store.table('tickerItems').count(),
    await jackpotSum(world),
  ];
  const socket = await (await new TestContext(adapter).guest()).openSocket('chat');
  for (let second = 0; second < 60; second += 1) {
    ports.clock.advance(SECOND);
    await runDueJobs(ports, PRESENCE_JOBS);
  }
  expect((await socket.call(getOnlineCount, {})).Count).toBeGreaterThan(5);
  const after = [
    (await publicMessages(world)).length,
    await ports.store.table('tickerItems').count(),
    await jackpotSum(world),
  ];
  expect(after).toEqual(before);
});

it('the demo world does nothing while no client is connected', async () => {
  const { said, wins, jackpots, world } = await live({ isWatched: false });
  expect([said.length, wins, new Set(jackpots).size]).toEqual([0, 0, 1]);
  const own = await world.ports.store.table('connections').count({ ConnectionID: lifeConnection('10000010') });
  expect(own).toBe(0);
}, 60_000);

it('the demo world starts for a signed-out visitor and stops after the visit', async () => {
  const world = await createMemoryWorld({ clock: createMovableClock(() => BEGIN) });
  const { ports, adapter } = world;
  const before = await jackpotSum(world);
  const pass = async (seconds: number): Promise<number> => {
    for (let second = 1; second <= seconds; second += 1) {
      ports.clock.advance(SECOND);
      await runDueJobs(ports, LIFE_JOBS);
    }
    return jackpotSum(world);
  };
  expect(await pass(60)).toBe(before);
  await new TestContext(adapter).visitor().call(getOpenJackpots, {});
  const awake = await pass(60);
  expect(awake).toBeGreaterThan(before);
  expect(await pass(60)).toBe(awake);
});

it('writes only short lines without blocked or warned words', async () => {
  const { ports } = await createMemoryWorld();
  const { words } = await featureFlagsOf(ports).read();
  const texts = LOCALES.flatMap((language) => {
    const { talk, games, live: onAir, reply, cheer } = SPEECH[language];
    return [...talk, ...games, ...onAir, ...reply, ...cheer];
  });
  for (const { text } of texts) {
    expect([text, isSendable(readableText(text)), words.blocked.find(text), words.trading.find(text)]).toEqual([
      text,
      true,
      [],
      [],
    ]);
  }
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
});

describe('the lines of the demo world for a visitor', () => {
  async function saidTo(Lang: LocaleID, openParts: readonly Part[]): Promise<readonly MessageRow[]> {
    const world = await createMemoryWorld({ clock: createMovableClock(() => BEGIN), openParts });
    const visitor = new TestContext(world.adapter).visitor();
    const before = (await publicMessages(world)).length;
    for (let second = 1; second <= 5 * 60; second += 1) {
      if (second % 20 === 1) {
        await visitor.call(getOpenAds, { Lang, Bookmark: 'lobby' });
        await visitor.call(getOpenJackpots, {});
      }
      world.ports.clock.advance(SECOND);
      await runDueJobs(world.ports, LIFE_JOBS);
    }
    return (await publicMessages(world)).slice(before);
  }

  it.each(LOCALES)('are in the visitor’s language: %s', async (language) => {
    const said = await saidTo(language, PARTS);
    expect(said.length).toBeGreaterThan(5);
    expect(new Set(said.map(({ FromID }) => demoLanguageOf(FromID)))).toEqual(new Set([language]));
    const { talk, games, live: onAir, reply, cheer } = SPEECH[language];
    const texts = new Set([...talk, ...games, ...onAir, ...reply, ...cheer].map(({ text }) => text));
    expect(said.filter(({ Message }) => !texts.has(Message))).toEqual([]);
  });

  it('avoids rounds and live rooms as subjects while those are closed', async () => {
    const said = await saidTo('zh_tw', []);
    const { games, live: onAir, cheer } = SPEECH.zh_tw;
    const closed = new Set([...games, ...onAir, ...cheer].map(({ text }) => text));
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter(({ Message }) => closed.has(Message))).toEqual([]);
  });
});

it('a player of the demo world speaks one language in its history too', async () => {
  const { ports } = await createMemoryWorld();
  const rows = await ports.store.table('messages').find({ where: { Message: { like: '%哈哈真的%' } } });
  expect(rows.filter(({ FromID }) => demoLanguageOf(FromID) !== 'zh_tw')).toEqual([]);
});
