import { randomUUID } from 'node:crypto';
import sqlite3 from 'sqlite3';
import { PROVIDER_DATABASE } from '#games/provider/database/providerDatabase.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { DriverQuestion } from './reports.ts';

// Measures the bare driver: prepared sqlite3 statements that write the rows of spins, in two transactions as the game
// server does: `driver.ts <file> <sessions>`. Rows that a transaction writes several times, such as jackpots, are
// written once here too.

const HASH = '5f'.repeat(32);
const ROUND = [
  'RoundID',
  'SessionID',
  'GameCode',
  'Maths',
  'Variant',
  'SeedID',
  'Nonce',
  'ClientSeed',
  'Stake',
  'Win',
  'Jackpots',
  'State',
  'Status',
  'Balance',
  'Shown',
  'CreateTime',
  'SettleTime',
  'CloseTime',
  'DueTime',
  'Attempts',
];
const SEED = ['SeedID', 'SessionID', 'Commitment', 'ServerSeed', 'NonceUsed', 'ClientSeed', 'CreateTime', 'RevealTime'];
const SESSION = [
  'SessionID',
  'TokenHash',
  'WalletToken',
  'PlayerID',
  'Brand',
  'GameCode',
  'Variant',
  'Currency',
  'MinBet',
  'MaxBet',
  'Expires',
  'SeedID',
  'RoundID',
  'LastStake',
  'LastStakeTime',
  'Staked',
  'Won',
  'StartTime',
  'DemoCoins',
];

type Value = string | number;
const [file = '', count = ''] = process.argv.slice(2);
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
const update = (table: string, columns: readonly string[], key: string): sqlite3.Statement =>
  database.prepare(`UPDATE ${table} SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE ${key} = ?`);

await exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
const addRound = insert('rounds', ROUND);
const useNonce = update('seeds', ['NonceUsed'], 'SeedID');
const stake = update('sessions', ['RoundID', 'LastStake', 'LastStakeTime'], 'SessionID');
const close = update('rounds', ['State', 'Shown', 'CloseTime', 'DueTime', 'Attempts'], 'RoundID');
const settle = update('rounds', ['State', 'SettleTime', 'Balance', 'DueTime', 'Attempts'], 'RoundID');
const pay = update('sessions', ['Staked', 'Won'], 'SessionID');
const feed = database.prepare('UPDATE jackpots SET Amount = Amount + ? WHERE Name = ?');
const JACKPOTS = ['major', 'minor'];

const sessions = Array.from({ length: Number(count) }, (_, at) => ({
  id: `bj188:owl:${10_000_000 + at}`,
  nonce: 0,
  round: '',
}));
await exec('BEGIN');
const addSession = insert('sessions', SESSION);
const addSeed = insert('seeds', SEED);
const addJackpot = insert('jackpots', ['Brand', 'GameCode', 'Name', 'Amount']);
const now = (): string => new Date().toISOString();
for (const { id } of sessions) {
  await run(
    addSession,
    id,
    randomUUID(),
    'w',
    id,
    'bj188',
    'owl',
    'r96',
    'GOLD',
    10,
    100,
    now(),
    id,
    '',
    0,
    '',
    0,
    0,
    now(),
    0,
  );
  await run(addSeed, id, id, HASH, HASH, 0, 'client', now(), '');
}
for (const name of JACKPOTS) await run(addJackpot, 'bj188', 'owl', name, 0);
await exec('COMMIT');

type Playing = (typeof sessions)[number];

async function keep(session: Playing): Promise<void> {
  const before = session.round;
  session.round = `${Date.now().toString(36)}-${randomUUID()}`;
  session.nonce += 1;
  const { id, nonce, round } = session;
  await Promise.all([
    run(
      addRound,
      round,
      id,
      'owl',
      HASH,
      'r96',
      id,
      nonce,
      'client',
      100,
      0,
      '[]',
      'kept',
      '',
      0,
      0,
      now(),
      '',
      '',
      now(),
      0,
    ),
    run(useNonce, nonce, id),
    run(stake, round, 100, now(), id),
    ...(before === '' ? [] : [run(close, 'closed', 1, now(), '', 0, before)]),
  ]);
}

const storeAnswer = ({ id, nonce, round }: Playing): Promise<unknown> =>
  Promise.all([run(settle, 'settled', now(), 1000, now(), 0, round), run(pay, nonce * 100, 0, id)]);

async function spinAll({ spins, batch }: DriverQuestion): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < spins; done += batch) {
    const playing = Array.from(
      { length: Math.min(batch, spins - done) },
      (_, at) => sessions[(done + at) % sessions.length],
    );
    const each = playing.filter((session) => session !== undefined);
    await exec('BEGIN IMMEDIATE');
    await Promise.all(each.map(keep));
    await exec('COMMIT');
    await exec('BEGIN IMMEDIATE');
    await Promise.all([...each.map(storeAnswer), ...JACKPOTS.map((name) => run(feed, 300_000 * each.length, name))]);
    await exec('COMMIT');
  }
  return performance.now() - start;
}

process.on('message', (question) => {
  void spinAll(DriverQuestion.parse(question)).then((took) => process.send?.({ took }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ done: true });
