import { describe, expect, it } from 'vitest';
import { TableRecord, verifyTable } from '#games/verify/index.ts';
import { ANN, BOB, createTableWorld, TABLE_TEXTS } from '../testing/tableWorld.ts';
import { BETS_MS, ROUND_MS } from './states.ts';
import { readTableRecord } from './tableRecord.ts';

const bytesOf = (game: string) => new Uint8Array(new TextEncoder().encode(TABLE_TEXTS[game]));

/** Plays rounds with two players. Returns the records of the first one. */
async function recordsOf(game: string, rounds: number): Promise<TableRecord[]> {
  const world = createTableWorld({ game, seed: game });
  const { table, server } = world.start();
  const [ann, bob] = [await world.open({ server }, ANN), await world.open({ server }, BOB)];
  const places = world.ports.tables?.current(game)?.rules.bets ?? [];
  const records: TableRecord[] = [];
  await table.join(ann);
  for (let at = 0; at < rounds; at += 1) {
    await table.tick();
    const { Round } = await table.read(ann);
    const TableRoundID = Round?.TableRoundID ?? '';
    const bet = (token: string, name: string, place: string | undefined) =>
      table.bet(token, {
        TableRoundID,
        ClientBetID: `bet-of-${name}`,
        Places: { [place ?? '']: 200 },
        ClientSeed: `seed-of-${name}`,
      });
    await bet(bob, 'bob', places[0]);
    await bet(ann, 'ann-one', places[at % places.length]);
    await bet(ann, 'ann-two', places.at(-1 - at));
    world.pass(BETS_MS);
    await table.tick();
    await table.idle();
    const [session] = await world.ports.store.table('sessions').find({ where: { PlayerID: ANN } });
    records.push(TableRecord.parse(await readTableRecord(world.ports, TableRoundID, session?.SessionID ?? '')));
    world.pass(ROUND_MS - BETS_MS);
  }
  return records;
}

describe.each(Object.keys(TABLE_TEXTS))('rounds of %s', (game) => {
  it('are verified by the published rule', async () => {
    const records = await recordsOf(game, 4);
    expect(records.map(({ Nonce }) => Nonce)).toEqual([1, 2, 3, 1]);
    for (const record of records) {
      const { verdict, steps } = await verifyTable(record, bytesOf(game));
      expect({ verdict, steps: steps.map((step) => `${step.name} ${step.verdict}`) }).toEqual({
        verdict: 'verified',
        steps: ['chain match', 'rules match', 'seeds match', 'result match', 'coins match'],
      });
      expect(record.ClientSeeds).toEqual(['seed-of-bob', 'seed-of-ann-one']);
      expect(record.Bets).toHaveLength(2);
    }
  });
});

it('differs at the step that was changed', async () => {
  const [record] = await recordsOf('dice', 1);
  if (record === undefined) throw new Error('no record');
  const [bet] = record.Bets;
  const changes: readonly Partial<TableRecord>[] = [
    { Nonce: 2 },
    { Commitment: '0'.repeat(64) },
    { Rules: '0'.repeat(64) },
    { ClientSeeds: ['seed-of-bob'] },
    { Result: { dice: [1, 2, 3, 4] } },
    { Bets: bet === undefined ? [] : [{ ...bet, Win: bet.Win + 1 }] },
  ];
  const differing = await Promise.all(
    changes.map(async (change) => {
      const { steps } = await verifyTable({ ...record, ...change }, bytesOf('dice'));
      return steps.find(({ verdict }) => verdict === 'differ')?.name;
    }),
  );
  expect(differing).toEqual(['chain', 'chain', 'rules', 'seeds', 'result', 'coins']);
});

it('has no seed before the round is drawn', async () => {
  const world = createTableWorld();
  const { table, server } = world.start();
  const ann = await world.open({ server }, ANN);
  await table.join(ann);
  await table.tick();
  const { Round } = await table.read(ann);
  const record = await readTableRecord(world.ports, Round?.TableRoundID ?? '', '');
  expect(record).toMatchObject({ Nonce: 1, Bets: [] });
  expect(record).not.toHaveProperty('ServerSeed');
});
