import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Where, Writer } from './port.ts';
import type { StoreBackend } from './backend/backend.ts';
import { createMemoryBackend } from './index.ts';
import { played, SEED } from '../scripts/testing/playedAtRandom.ts';
import type { Row } from './suite/rows.ts';
import { DATABASE, TABLES, type Tables } from './suite/tables.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';

const HISTORIES = played(50, 500);

type Club = Row<'clubs'>;
type Mark = Row<'readMarks'>;
type Operation = (tx: Writer<Tables>) => Promise<unknown>;

const text = fc.constantFrom('', 'a', 'A', 'b', 'ab', 'a%b', 'a_b', 'é', '甲', '\u{1F989}', '\uFF21', "'", '$1');
const number = fc.oneof(
  fc.integer({ min: -3, max: 5 }),
  fc.constantFrom(2 ** 40, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER),
);

const club: fc.Arbitrary<Club> = fc.record({ ClubID: text, ClubName: text, AllianceID: text, HasChat: fc.boolean() });
const mark: fc.Arbitrary<Mark> = fc.record({ PlayerID: text, Channel: text, Seq: number });

const textCondition = fc.oneof(
  text,
  fc.record({ in: fc.array(text, { maxLength: 3 }) }),
  fc.record({ not: text }),
  fc.record({ gt: text }),
  fc.record({ gte: text, lt: text }),
  fc.record({ like: fc.array(fc.constantFrom('a', 'B', '%', '_', '\\%', 'é')).map((pieces) => pieces.join('')) }),
);
const numberCondition = fc.oneof(
  number,
  fc.record({ in: fc.array(number, { maxLength: 3 }) }),
  fc.record({ gt: number, lte: number }),
  fc.record({ not: number }),
);
const clubWhere: fc.Arbitrary<Where<Club>> = fc.record(
  { ClubID: textCondition, ClubName: textCondition, HasChat: fc.oneof(fc.boolean(), fc.record({ not: fc.boolean() })) },
  { requiredKeys: [] },
);
const markWhere: fc.Arbitrary<Where<Mark>> = fc.record(
  { PlayerID: textCondition, Channel: textCondition, Seq: numberCondition },
  { requiredKeys: [] },
);
const direction = fc.constantFrom('asc' as const, 'desc' as const);
const window = fc.record({ limit: fc.nat(5), offset: fc.nat(3) }, { requiredKeys: [] });

const reads: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .tuple(
      clubWhere,
      fc.constantFrom('ClubName' as const, 'HasChat' as const, 'AllianceID' as const),
      direction,
      window,
    )
    .map(
      ([where, column, way, cut]) =>
        (tx: Writer<Tables>) =>
          tx.table('clubs').find({ where, order: [[column, way]], ...cut }),
    ),
  fc
    .tuple(markWhere, clubWhere, fc.array(clubWhere, { maxLength: 2 }), fc.constantFrom('ClubID', 'ClubName'), window)
    .map(([where, clubs, except, leadsTo, cut]) => async (tx: Writer<Tables>) => {
      const through = { table: 'readMarks', where, column: 'Channel', leadsTo } as const;
      const query = { where: clubs, except, ...cut };
      return [
        await tx.table('clubs').findThrough(through, query),
        await tx.table('clubs').countThrough(through, query),
      ];
    }),
  fc.tuple(markWhere, direction, window).map(
    ([where, way, cut]) =>
      (tx: Writer<Tables>) =>
        tx.table('readMarks').find({ where, order: [['Seq', way]], ...cut }),
  ),
  fc.tuple(text, text).map(
    ([player, channel]) =>
      (tx: Writer<Tables>) =>
        tx.table('readMarks').get(player, channel),
  ),
  clubWhere.map((where) => (tx: Writer<Tables>) => tx.table('clubs').count(where)),
  markWhere.map((where) => (tx: Writer<Tables>) => tx.table('readMarks').sum('Seq', where)),
  fc
    .array(markWhere, { maxLength: 3 })
    .map((wheres) => (tx: Writer<Tables>) => tx.table('readMarks').sumEach('Seq', wheres)),
);
const writes: fc.Arbitrary<Operation> = fc.oneof(
  fc.array(club, { maxLength: 4 }).map((rows) => (tx: Writer<Tables>) => tx.table('clubs').insert(rows)),
  fc.array(mark, { maxLength: 4 }).map((rows) => (tx: Writer<Tables>) => tx.table('readMarks').insert(rows)),
  fc.tuple(clubWhere, fc.record({ ClubName: text, HasChat: fc.boolean(), AllianceID: text }, { requiredKeys: [] })).map(
    ([where, values]) =>
      (tx: Writer<Tables>) =>
        tx.table('clubs').update(where, values),
  ),
  fc.tuple(markWhere, number).map(
    ([where, Seq]) =>
      (tx: Writer<Tables>) =>
        tx.table('readMarks').add(where, { Seq }),
  ),
  fc
    .array(fc.tuple(text, text, number), { maxLength: 4 })
    .map(
      (all) => (tx: Writer<Tables>) =>
        tx
          .table('readMarks')
          .addEach(all.map(([player, channel, Seq]) => ({ key: [player, channel], deltas: { Seq } }))),
    ),
  clubWhere.map((where) => (tx: Writer<Tables>) => tx.table('clubs').remove(where)),
  markWhere.map((where) => (tx: Writer<Tables>) => tx.table('readMarks').remove(where)),
);

/** Random transactions with savepoints; the flags say which of them are undone. */
const history = fc.array(
  fc.record({
    savepoints: fc.array(
      fc.record({ operations: fc.array(fc.oneof(reads, writes), { maxLength: 6 }), undone: fc.boolean() }),
      { maxLength: 4 },
    ),
    undone: fc.boolean(),
  }),
  { maxLength: 4 },
);
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

class Undone extends Error {}

async function play(backend: StoreBackend<Tables>, transactions: History): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const { savepoints, undone } of transactions) {
    const tx = await backend.begin();
    for (const savepoint of savepoints) {
      const work = async (): Promise<void> => {
        for (const operation of savepoint.operations) {
          answers.push(
            await operation(tx).catch((error: unknown) => (error instanceof Error ? error.constructor.name : error)),
          );
        }
        if (savepoint.undone) throw new Undone();
      };
      await tx.savepoint(work).catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    }
    await (undone ? tx.rollback() : tx.commit());
    answers.push(await backend.reader.table('clubs').find(), await backend.reader.table('readMarks').find());
  }
  return answers;
}

describe.skipIf(POSTGRES_URL === '')('memory and PostgreSQL', () => {
  const databases = createDatabases(DATABASE);
  afterAll(() => databases.dropAll());

  it(`give the same results for any history (PROPERTY_SEED=${SEED})`, async () => {
    const postgres = await openPostgres(DATABASE, await databases.create());
    await fc.assert(
      fc.asyncProperty(history, async (transactions) => {
        const tx = await postgres.begin();
        for (const name of ['clubs', 'readMarks'] as const) await tx.table(name).remove({});
        await tx.commit();
        expect(await play(postgres, transactions)).toEqual(await play(createMemoryBackend(TABLES), transactions));
      }),
      { numRuns: HISTORIES, seed: SEED },
    );
    await postgres.close();
  }, 240_000);
});

describe('memory and SQLite', () => {
  it(
    `give the same results for any history (PROPERTY_SEED=${SEED})`,
    () =>
      fc.assert(
        fc.asyncProperty(history, async (transactions) => {
          const sqlite = await openSqlite(DATABASE, 'memory');
          try {
            expect(await play(sqlite, transactions)).toEqual(await play(createMemoryBackend(TABLES), transactions));
          } finally {
            await sqlite.close();
          }
        }),
        { numRuns: HISTORIES, seed: SEED },
      ),
    240_000,
  );
});
