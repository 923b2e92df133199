import { randomUUID } from 'node:crypto';
import sqlite3 from 'sqlite3';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { PLATFORM_DATABASE } from '../../platformDatabase.ts';
import { MESSAGE } from '../message.ts';
import { DriverQuestion } from './reports.ts';

// The best performance of the bare driver: prepared sqlite3 statements that write the four rows of a public send on the
// product's tables. Runs in a separate process: `driver.ts <file> <players>`.

const MESSAGE_COLUMNS = [
  'Channel',
  'Seq',
  'ID',
  'ChannelType',
  'FromID',
  'Sender',
  'SenderType',
  'Flag',
  'Message',
  'OriginalMessage',
  'ReplyID',
  'Reply',
  'AutoReply',
  'ClubName',
  'CreateTime',
];
const ANSWER_COLUMNS = ['Scope', 'R', 'Fingerprint', 'Code', 'Answer', 'CreateTime'];
/** As long as a SHA-256 in hexadecimal digits. */
const FINGERPRINT = '5f'.repeat(32);
const SENDER = JSON.stringify(MESSAGE.Sender);
const ANSWER = JSON.stringify({ message: '', result: MESSAGE, detail: {} });

const [file = '', count = ''] = process.argv.slice(2);
// The schema is the same, so that both keep the same indexes.
await (await openSqlite(PLATFORM_DATABASE, { file })).close();
const database = new sqlite3.Database(file);
await exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
await exec(`INSERT INTO channels (Channel, Epoch, Seq) VALUES ('public', 'e', 0)`);
const players = Array.from({ length: Number(count) }, (_, at) => String(10_000_000 + at));
for (const player of players) {
  await exec(`INSERT INTO readMarks (PlayerID, Channel, Seq) VALUES ('${player}', 'public', 0)`);
}

const next = database.prepare('UPDATE channels SET Seq = Seq + 1 WHERE Channel = ?');
const mark = database.prepare('UPDATE readMarks SET Seq = ? WHERE PlayerID = ? AND Channel = ?');
const message = insert('messages', MESSAGE_COLUMNS);
const answer = insert('idempotency', ANSWER_COLUMNS);
let seq = 0;

function exec(sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    database.exec(sql, (error) => (error === null ? resolve() : reject(error)));
  });
}

function insert(table: string, columns: readonly string[]): sqlite3.Statement {
  return database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
}

const run = (statement: sqlite3.Statement, ...values: readonly (string | number)[]): Promise<void> =>
  new Promise((resolve, reject) => {
    statement.run(...values, (error: Error | null) => (error === null ? resolve() : reject(error)));
  });

async function send(from: string): Promise<void> {
  seq += 1;
  const id = randomUUID();
  const now = new Date().toISOString();
  const text = MESSAGE.Message;
  await Promise.all([
    run(next, 'public'),
    run(message, 'public', seq, id, 1, from, SENDER, 0, 0, text, text, '', 'null', '[]', MESSAGE.ClubName, now),
    run(mark, seq, from, 'public'),
    run(answer, `${from}:sendPublicMessage`, id, FINGERPRINT, 200, ANSWER, now),
  ]);
}

/** Returns the milliseconds of that many sends, in batches of one transaction. */
async function sendAll({ sends, batch }: DriverQuestion): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < sends; done += batch) {
    await exec('BEGIN IMMEDIATE');
    const senders = Array.from({ length: batch }, (_, at) => players[(done + at) % players.length] ?? '');
    await Promise.all(senders.map(send));
    await exec('COMMIT');
  }
  return performance.now() - start;
}

process.on('message', (question) => {
  void sendAll(DriverQuestion.parse(question)).then((took) => process.send?.({ took }));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ done: true });
