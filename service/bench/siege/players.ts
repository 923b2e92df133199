import { setTimeout } from 'node:timers/promises';
import { heartbeat } from '#protocol/operations/connection.ts';
import { setPrivacy } from '#protocol/operations/user.ts';
import { ChatSocket } from '../writes/chatSocket.ts';
import { PlayersQuestion, type PlayersReport } from './reports.ts';

// Players call in turn at a fixed pace, independent of others' work. Several players share the calls, since each has a
// limit per minute.
// They run in a separate process, so that the figures contain nothing else of the bench.

/** One in this many calls writes to the database. The others read. */
const WRITES_EVERY = 4;

/** By the ports of their servers. */
const connected = new Map<number, readonly ChatSocket[]>();
let made = 0;

/** Makes each call when it is due, without waiting for earlier answers. */
async function calls(port: number, count: number, everyMs: number): Promise<PlayersReport> {
  for (const socket of [...connected.values()].flat()) socket.pong();
  const sockets = connected.get(port) ?? [];
  const report: PlayersReport = { reads: [], writes: [] };
  const start = performance.now();
  const answered = Array.from({ length: count }, async (_, at) => {
    const due = start + at * everyMs;
    await setTimeout(due - performance.now());
    const kind = await call(sockets);
    report[kind].push(performance.now() - due);
  });
  await Promise.all(answered);
  return report;
}

async function call(sockets: readonly ChatSocket[]): Promise<'reads' | 'writes'> {
  const round = Math.floor(made / sockets.length);
  const isWrite = (made + round) % WRITES_EVERY === 0;
  const socket = sockets[made % sockets.length];
  made += 1;
  await (isWrite ? socket?.call(setPrivacy.op, { HideBalances: round % 2 === 0 }) : socket?.call(heartbeat.op, {}));
  return isWrite ? 'writes' : 'reads';
}

async function answer(question: PlayersQuestion): Promise<PlayersReport> {
  const { port } = question;
  if (question.ask === 'calls') return calls(port, question.count, question.everyMs);
  connected.set(port, await Promise.all(question.tokens.map((token) => ChatSocket.open(port, token))));
  return { reads: [], writes: [] };
}

process.on('message', (message) => {
  void answer(PlayersQuestion.parse(message)).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ reads: [], writes: [] } satisfies PlayersReport);
