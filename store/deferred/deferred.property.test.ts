import { expect, it } from 'vitest';
import { Conflict, type Writer } from '../port.ts';
import type { StoreBackend } from '../backend/backend.ts';
import { DEFER_LIMITS, type DeferLimits } from './deferredTable.ts';
import { createMemoryBackend, createStore, type QueuedStore } from '../index.ts';
import { played, SEED } from '../../scripts/testing/playedAtRandom.ts';
import { createSuiteBus } from '../suite/fixture.ts';
import { club, mark } from '../suite/rows.ts';
import { TABLES, type Tables } from '../suite/tables.ts';

const UNITS = played(3000, 100_000);
const UNITS_A_GROUP = 6;
/** With small limits the rare branches run often: writes before a read, changes without the map. */
const TIGHT: DeferLimits = { overlaid: 2, mapped: 2, learned: 2 };

/** Returns seeded random integers (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
type RandomBelow = ReturnType<typeof randomOf>;

type Call = (tx: Writer<Tables>) => Promise<unknown>;
interface Unit {
  readonly calls: readonly Call[];
  /** Whether the unit continues after an error of a call. */
  readonly isCareless: boolean;
  readonly failsAtLast: boolean;
}

const LETTERS = ['a', 'b', 'c', 'd'];

function randomCall(below: RandomBelow): Call {
  const letter = (): string => LETTERS[below(LETTERS.length)] ?? 'a';
  const [player, channel, other, seq] = [letter(), letter(), letter(), below(5)];
  const HasChat = below(2) === 0;
  const conditions = [
    { PlayerID: player },
    { PlayerID: player, Channel: channel },
    { PlayerID: { in: [player, other] }, Channel: channel },
    { Seq: { gte: seq } },
    { Channel: { not: channel }, Seq: { lt: seq } },
    {},
  ];
  const where = conditions[below(conditions.length)] ?? {};
  const order = [['Seq', below(2) === 0 ? 'asc' : 'desc']] as const;
  const window = [{}, { limit: below(4) }, { limit: 1 + below(3), offset: below(3) }][below(3)] ?? {};
  const calls: readonly Call[] = [
    (tx) => tx.table('readMarks').get(player, channel),
    (tx) =>
      tx.table('readMarks').getMany([
        [player, channel],
        [other, channel],
      ]),
    (tx) => tx.table('readMarks').find({ where, order, ...window }),
    (tx) => tx.table('readMarks').count(where),
    (tx) => tx.table('readMarks').sum('Seq', where),
    (tx) => tx.table('readMarks').sumEach('Seq', [where, { PlayerID: other }]),
    (tx) => tx.table('readMarks').insert(mark(player, channel, seq)),
    (tx) => tx.table('readMarks').insert([mark(player, channel, seq), mark(other, channel, seq)]),
    (tx) => tx.table('readMarks').update(where, { Seq: seq }),
    (tx) => tx.table('readMarks').add(where, { Seq: seq - 2 }),
    (tx) => tx.table('readMarks').addEach([{ key: [player, channel], deltas: { Seq: 1 } }]),
    (tx) => tx.table('readMarks').remove(where),
    (tx) => tx.table('readMarks').remove({ PlayerID: player, Channel: channel }),
    (tx) => tx.table('clubs').insert(club(player, { ClubName: other })),
    (tx) => tx.table('clubs').update({ ClubID: player }, { ClubName: other, HasChat }),
    (tx) => tx.table('clubs').find({ where: { ClubName: other } }),
    (tx) => tx.table('clubs').remove({ ClubID: player }),
  ];
  return calls[below(calls.length)] ?? (() => Promise.resolve());
}

const randomUnit = (below: RandomBelow): Unit => ({
  calls: Array.from({ length: 1 + below(5) }, () => randomCall(below)),
  isCareless: below(2) === 0,
  failsAtLast: below(5) === 0,
});

/** Returns each call's result or the kind of its error. */
async function play({ calls, isCareless, failsAtLast }: Unit, tx: Writer<Tables>): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const call of calls) {
    try {
      answers.push(await call(tx));
    } catch (error) {
      if (!isCareless || !(error instanceof Error)) throw error;
      answers.push(error.name);
    }
  }
  if (failsAtLast) throw new Error('the unit fails');
  return answers;
}

/** Lets some commits lose to another process. */
const conflicting = (backend: StoreBackend<Tables>, loses: () => boolean): StoreBackend<Tables> => ({
  ...backend,
  async begin(options) {
    const tx = await backend.begin(options);
    return {
      ...tx,
      async commit() {
        if (loses()) throw new Conflict();
        await tx.commit();
      },
    };
  },
});

const outcomesOf = (store: QueuedStore<Tables>, units: readonly Unit[]): Promise<unknown[]> =>
  Promise.all(
    units.map((unit) =>
      store
        .transaction((tx) => play(unit, tx))
        .catch((error: unknown) => (error instanceof Error ? error.name : error)),
    ),
  );

const rowsOf = async (store: QueuedStore<Tables>): Promise<unknown> => ({
  marks: await store.table('readMarks').find(),
  clubs: await store.table('clubs').find(),
});

it.each([
  ['few rows at a time', TIGHT],
  ['as many rows as the service', DEFER_LIMITS],
])(
  `${UNITS / 2} random units do the same with deferred writes as without, %s (PROPERTY_SEED=${SEED})`,
  async (_name, limits) => {
    const below = randomOf(SEED);
    const conflicts = randomOf(SEED + 1);
    const options = { bus: createSuiteBus(), uuid: () => 'run' };
    const plain = createStore(createMemoryBackend(TABLES), options);
    const deferred = createStore(
      conflicting(createMemoryBackend(TABLES, { defersWrites: limits }), () => conflicts(20) === 0),
      options,
    );
    for (let done = 0; done < UNITS / 2; ) {
      const units = Array.from({ length: 1 + below(UNITS_A_GROUP) }, () => randomUnit(below));
      done += units.length;
      const expected = await outcomesOf(plain, units);
      expect(await outcomesOf(deferred, units), `unit ${done}`).toEqual(expected);
      const [kept, wanted] = done % 50 < units.length ? [await rowsOf(deferred), await rowsOf(plain)] : [];
      expect(kept, `unit ${done}`).toEqual(wanted);
    }
    expect(await rowsOf(deferred)).toEqual(await rowsOf(plain));
  },
  600_000,
);
