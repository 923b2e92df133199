import { beforeAll, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import type { RaceTerms } from '#protocol/entities/race.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Failure } from '#protocol/failure.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import type { Ports } from '../../ports/index.ts';
import type { Transaction } from '../../ports/store.ts';
import { runDueJobs } from '../../schedule/runDueJobs.ts';
import { createMemoryBackend, type MemoryBackend } from '../../store.ts';
import { createMemoryWorld, createMovableClock } from '../../testing/memoryWorld.ts';
import { createMortalBackend, type Death } from '../../testing/mortalBackend.ts';
import { createPlayers } from '../../world/players.ts';
import { createWorldSource } from '../../world/source.ts';
import { battleJobs } from '../jobs.ts';
import { countRound } from './countRound.ts';
import { enterRace } from './enterRace.ts';
import { racesOpenAt } from './schedule.ts';

/** `npm run test:long` sets 500. */
const PLAYERS = Number(process.env['RACE_PLAYERS'] ?? 40);
const BRAND = { ID: 'bj188' };
/** 20:00 in Taipei, when the hourly race begins. */
const START = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE = 60_000;
const STAKE = 10;

/** Players with a part of their own. Scores of the others repeat, so that many are equal. */
const PART = { secondAccount: 1, movedAway: 3, disabled: 4, excluded: 5, closesInTime: 6, closesLate: 7, keen: 8 };
const NAMED = 9;

const template = assertDefined(createPlayers(createWorldSource(START))[20], 'a player').row;
const rows: readonly PlayerRow[] = Array.from({ length: PLAYERS }, (_, at) => ({
  ...template,
  PlayerID: String(20_000_000 + at),
  Name: `racer${at}`,
  NameKey: `racer${at}`,
  // The second account is on the phone of the first player.
  Phone: `09480${String(at === PART.secondAccount ? 0 : at).padStart(5, '0')}`,
  PausedUntil: '',
  Disabled: false,
}));
const idOf = (at: number): string => assertDefined(rows[at], `player ${at}`).PlayerID;

/** A process that dies at some commits, over one store. */
class RaceProcess {
  #memory: MemoryBackend;
  #ports: Ports | undefined;
  #isDead: () => boolean = () => false;
  #commits = 0;
  crashes = 0;
  now = START;
  deathAt: (commit: number) => Death | undefined = () => undefined;

  constructor() {
    this.#memory = createMemoryBackend({ initial: { players: [...rows] } });
  }

  get isDead(): boolean {
    return this.#isDead();
  }

  async ports(): Promise<Ports> {
    if (this.#ports !== undefined && !this.#isDead()) return this.#ports;
    if (this.#ports !== undefined) {
      this.crashes += 1;
      this.#memory = createMemoryBackend({ initial: this.#memory.snapshot() });
    }
    const { backend, isDead } = createMortalBackend(this.#memory, () => this.deathAt((this.#commits += 1)));
    this.#isDead = isDead;
    const clock = createMovableClock(() => this.now);
    const { ports } = await createMemoryWorld({ memory: backend, clock, observer: { call: () => undefined } });
    this.#ports = ports;
    return ports;
  }

  async within<Result>(work: (tx: Transaction, moment: Moment) => Promise<Result>): Promise<Result> {
    const ports = await this.ports();
    const moment = { ports, now: this.now, nowText: new Date(this.now).toISOString() };
    return ports.store.transaction((tx) => work(tx, moment));
  }
}

describe(`a race of ${PLAYERS} players`, () => {
  const process = new RaceProcess();
  const terms: RaceTerms = assertDefined(racesOpenAt(START, BRAND)[0], 'the hourly race');
  const points = new Map<string, number>();
  let rounds = 0;

  const enter = async (at: number): Promise<number> => {
    try {
      await process.within((tx, moment) => enterRace(tx, moment, terms, assertDefined(rows[at], 'a player')));
      return 200;
    } catch (error) {
      if (error instanceof Failure) return error.code;
      throw error;
    }
  };
  const stake = async (at: number): Promise<string> => {
    rounds += 1;
    const RoundID = `round-${rounds}`;
    const activity = { Kind: 'stake', RoundID, GameCode: 'owl', Brand: BRAND.ID } as const;
    await process.within((tx, moment) => countRound(tx, moment, idOf(at), activity));
    return RoundID;
  };
  const close = (at: number, RoundID: string, Win: number): Promise<void> =>
    process.within((tx, moment) =>
      countRound(tx, moment, idOf(at), {
        Kind: 'round',
        RoundID,
        GameCode: 'owl',
        Category: 'slot',
        Bet: STAKE,
        Win,
      }),
    );
  const play = async (at: number, ...wins: readonly number[]): Promise<void> => {
    for (const Win of wins) {
      await close(at, await stake(at), Win);
      points.set(idOf(at), (points.get(idOf(at)) ?? 0) + (Win * 100) / STAKE);
    }
  };
  const entryOf = async (at: number) =>
    assertDefined(await (await process.ports()).store.table('battleEntries').get(terms.BattleID, idOf(at)), 'an entry');

  beforeAll(async () => {
    await process.within((tx) =>
      tx.table('games').insert([
        {
          GameCode: 'owl',
          Position: 1,
          GameNames: { zh_tw: '夜梟秘寶', en_us: 'Owl', id_id: 'Owl', vi_vn: 'Owl' },
          SearchKey: 'owl',
          Provider: '',
          Category: 'slot',
          Hot: false,
          New: false,
          Jackpot: 0,
          MinBet: STAKE,
          MaxBet: 100,
          Volatility: 3,
          Playable: true,
          JackpotTime: '',
          OpenDay: '',
        },
      ]),
    );
  });

  it('takes one account of a phone, and plays while the process dies', async () => {
    process.deathAt = (commit) => (commit % 97 === 0 ? 'after' : undefined);
    for (let at = 0; at < PLAYERS; at += 1) {
      const code = await enter(at).catch(() => 'died' as const);
      // A repeated entry after a crash finds the first one.
      const again = code === 'died' ? await enter(at) : code;
      const isSecond = at === PART.secondAccount;
      expect([at, again]).toEqual([at, isSecond ? 300_053 : code === 'died' ? 300_015 : 200]);
    }
    process.deathAt = () => undefined;
    for (let at = NAMED; at < PLAYERS; at += 1) await play(at, ((at * 7) % 12) * STAKE, 0, STAKE);
    await play(0, 3 * STAKE);
    for (const at of [PART.movedAway, PART.disabled, PART.excluded]) await play(at, 40 * STAKE);
  }, 60_000);

  it('counts the first rounds only, and none that a returned stake frees twice', async () => {
    const { keen } = PART;
    const returned = await stake(keen);
    await process.within((tx, moment) =>
      countRound(tx, moment, idOf(keen), { Kind: 'stakeReturned', RoundID: returned }),
    );
    const first = await stake(keen);
    for (let round = 1; round < terms.Rounds; round += 1) await play(keen, 0);
    const late = await stake(keen);
    // A round that was left open keeps its number, so a later round does not take its place.
    await close(keen, late, 500 * STAKE);
    await close(keen, first, 5 * STAKE);
    points.set(idOf(keen), 500);
    expect(await entryOf(keen)).toMatchObject({ Rounds: terms.Rounds, Score: 500 });
  });

  it('counts rounds that are open at the end until the places are final', async () => {
    process.now = Date.parse(terms.EndTime) - 1;
    const [inTime, tooLate] = [await stake(PART.closesInTime), await stake(PART.closesLate)];
    process.now = Date.parse(terms.EndTime);
    await close(PART.closesInTime, await stake(PART.closesInTime), 900 * STAKE);
    process.now = Date.parse(terms.FinalTime);
    await close(PART.closesInTime, inTime, 30 * STAKE);
    points.set(idOf(PART.closesInTime), 3_000);
    process.now += 1;
    await close(PART.closesLate, tooLate, 100 * STAKE);
    expect(await entryOf(PART.closesLate)).toMatchObject({ Rounds: 1, Score: 0 });
  });

  it('pays each prize once through crashes, shares it among equals, and says who is out and why', async () => {
    await process.within(async (tx) => {
      const players = tx.table('players');
      await players.update({ PlayerID: idOf(PART.movedAway) }, { Phone: assertDefined(rows[2], 'a player').Phone });
      await players.update({ PlayerID: idOf(PART.disabled) }, { Disabled: true });
      await players.update({ PlayerID: idOf(PART.excluded) }, { PausedUntil: FOREVER });
    });
    points.delete(idOf(PART.movedAway));
    points.delete(idOf(PART.disabled));
    process.now += MINUTE;
    process.deathAt = (commit) => (commit % 2 === 1 ? undefined : commit % 4 === 0 ? 'before' : 'after');
    const state = async () => (await (await process.ports()).store.table('races').get(terms.BattleID))?.State;
    for (let run = 0; run < 200 && (await state()) !== 'paid'; run += 1) {
      await runDueJobs(await process.ports(), battleJobs);
      process.now += 21_000;
    }
    process.deathAt = () => undefined;
    expect(await state()).toBe('paid');
    expect(process.crashes).toBeGreaterThan(1);

    const { store } = await process.ports();
    const mails = await store.table('mails').find({ where: { Source: 'race' } });
    const excluded = idOf(PART.excluded);
    const paid = new Map(mails.map(({ PlayerID, Attachments }) => [PlayerID, Attachments[0]?.Amount ?? 0]));
    const expected = expectedPrizes(terms, points);
    expect(mails).toHaveLength(expected.size);
    expect(paid).toEqual(new Map([...expected].map(([id, gold]) => [id, id === excluded ? 0 : gold])));
    const balance = await store.table('accounts').get(`player:${excluded}`, ITEM.gold);
    expect(balance?.Balance).toBe(expected.get(excluded));
    expect(await auditLedger(store)).toEqual([]);
    expect([(await entryOf(PART.movedAway)).Out, (await entryOf(PART.disabled)).Out, (await entryOf(0)).Out]).toEqual([
      'phone',
      'disabled',
      '',
    ]);
    const hashes = await store.table('battleEntries').count({ BattleID: terms.BattleID, PhoneHash: { gt: '' } });
    expect([hashes, await store.table('raceRounds').count()]).toEqual([0, 0]);
  }, 60_000);
});

/** The prizes by a model of its own: players in order of points, equals share the sum of their places. */
function expectedPrizes({ Prizes }: RaceTerms, points: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const byPlace = Prizes.flatMap(({ From, To, Gold }) => Array.from({ length: To - From + 1 }, () => Gold));
  const ordered = [...points].filter(([, score]) => score > 0).toSorted(([, one], [, other]) => other - one);
  const prizes = new Map<string, number>();
  for (const [, score] of ordered) {
    const first = ordered.findIndex(([, other]) => other === score);
    const equals = ordered.filter(([, other]) => other === score);
    const sum = byPlace.slice(first, first + equals.length).reduce((all, gold) => all + gold, 0);
    for (const [id] of equals) if (sum >= equals.length) prizes.set(id, Math.floor(sum / equals.length));
  }
  return prizes;
}
