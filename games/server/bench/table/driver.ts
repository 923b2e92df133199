import { randomUUID } from 'node:crypto';
import sqlite3 from 'sqlite3';
import { PROVIDER_DATABASE } from '#games/provider/database/providerDatabase.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { DriverQuestion } from './reports.ts';

// Measures the bare driver: prepared sqlite3 statements that write the rows of bets, in two transactions as the game server does:
// `driver.ts <file>`. A bet is kept before the wallet's call, and its answer is stored after it.

const SEAT = ['SeatID', 'TableRoundID', 'SessionID', 'State', 'DueTime', 'Attempts'];
const BET = [
  'BetID',
  'SeatID',
  'TableRoundID',
  'SessionID',
  'ClientBetID',
  'Places',
  'ClientSeed',
  'Stake',
  'Win',
  'State',
  'Status',
  'Balance',
  'TakeOrder',
  'CreateTime',
  'DueTime',
  'Attempts',
];
const ROUND = [
  'TableRoundID',
  'RoomID',
  'Rules',
  'ChainID',
  'Nonce',
  'State',
  'ClientSeeds',
  'ServerSeed',
  'Result',
  'Taken',
  'OpenTime',
  'BetsEnd',
  'EndTime',
  'DrawTime',
];

type Value = string | number;
const [file = ''] = process.argv.slice(2);
await (await openSqlite(PROVIDER_DATABASE, { file })).close();
const database = new sqlite3.Database(file);
const exec = (sql: string): Promise<void> =>
  new Promise((resolve, reject) => {
    database.exec(sql, (error) => (error === null ? resolve() : reject(error)));
  });
const run = (statement: sqlite3.Statement, ...values: readonly Value[]): Promise<void> =>
  new Promise((resolve, reject) => {
    statement.run(...values, (error: Error | null) => (error === null ? resolve() : reject(error)));
  });
const insert = (table: string, columns: readonly string[]): sqlite3.Statement =>
  database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);

await exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
const addRound = insert('tableRounds', ROUND);
const addSeat = insert('tableSeats', SEAT);
const addBet = insert('tableBets', BET);
const count = database.prepare('UPDATE tableRounds SET Taken = ? WHERE TableRoundID = ?');
const take = database.prepare(
  'UPDATE tableBets SET State = ?, TakeOrder = ?, Balance = ?, DueTime = ?, Attempts = ? WHERE BetID = ?',
);
const now = (): string => new Date().toISOString();
let rounds = 0;

interface Bet {
  readonly id: string;
  readonly seat: string;
  readonly isFirst: boolean;
  readonly order: number;
}

async function keep({ id, seat, isFirst }: Bet, round: string): Promise<void> {
  const writes = [
    run(addBet, id, seat, round, seat, id, '{"banker":100}', 'bench', 100, 0, 'staking', '', 0, 0, now(), now(), 0),
  ];
  if (isFirst) writes.unshift(run(addSeat, seat, round, seat, 'open', '', 0));
  await Promise.all(writes);
}

const store = ({ id, order }: Bet, round: string): Promise<unknown> =>
  Promise.all([run(count, order, round), run(take, 'taken', order, 1000, '', 0, id)]);

async function betAll({ bets, players, batch }: DriverQuestion): Promise<number> {
  rounds += 1;
  const round = `${Date.now().toString(36)}-${randomUUID()}`;
  await run(addRound, round, 'bj188:cards:1', 'r', 'c', rounds, 'betting', '[]', '', '{}', 0, now(), now(), now(), '');
  const all = Array.from({ length: bets }, (_, at): Bet => {
    const seat = `${round}-${at % players}`;
    return { id: `${round}-${randomUUID()}`, seat, isFirst: at < players, order: at + 1 };
  });
  const start = performance.now();
  for (const write of [keep, store])
    for (let done = 0; done < bets; done += batch) {
      await exec('BEGIN IMMEDIATE');
      await Promise.all(all.slice(done, done + batch).map((bet) => write(bet, round)));
      await exec('COMMIT');
    }
  return performance.now() - start;
}

process.on('message', (question) => {
  void betAll(DriverQuestion.parse(question)).then((took) => process.send?.({ took }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ done: true });
