import { setTimeout } from 'node:timers/promises';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { GIFT_MINIMUM_GOLD } from '#protocol/rules/gift.ts';
import { ChatSocket } from './chatSocket.ts';
import { type BenchPlayer, type Calls, ClientsQuestion, type Wish } from './reports.ts';

// Players on chat sockets, all in this process.

/** The most sockets that connect at the same time. */
const AT_ONCE = 20;
const PONG_EVERY_MS = 15_000;
const MESSAGE = '今晚八點一起進場嗎？上次那一把真的太精彩了，大家都在等。';

const players: BenchPlayer[] = [];
const sockets: ChatSocket[] = [];
/** Public messages that had arrived before the last request. */
let heardBefore = 0;

async function connect(port: number, more: readonly BenchPlayer[]): Promise<void> {
  for (let at = 0; at < more.length; at += AT_ONCE) {
    const opened = more.slice(at, at + AT_ONCE).map(({ token }) => ChatSocket.open(port, token));
    sockets.push(...(await Promise.all(opened)));
  }
  players.push(...more);
}

/** Makes one call. @param count the number of the call, so that gifts go to all players in turn */
function call(wish: Wish, from: number, count: number): Promise<void> {
  const socket = sockets[from];
  if (socket === undefined) throw new RangeError('there is no such player');
  if (wish === 'send') return socket.call(sendPublicMessage.op, { Message: MESSAGE });
  const other = players[(from + 1 + (count % (players.length - 1))) % players.length];
  if (other === undefined) throw new RangeError('there is nobody to give to');
  return socket.call(sendGift.op, { ToID: other.playerID, ItemID: ITEM.gold, Amount: GIFT_MINIMUM_GOLD });
}

async function inTurn(wish: Wish, callers: number, calls: number): Promise<Calls> {
  const each: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async (_, from) => {
      for (let count = 0; count < calls; count += 1) {
        const begun = performance.now();
        await call(wish, from, count);
        each.push(performance.now() - begun);
      }
    }),
  );
  return { took: performance.now() - start, each };
}

/**
 * Makes calls at a fixed rate. Each time counts from when the call was due, so that a slow service is not measured less
 * often.
 */
async function atRate(wish: Wish, rate: number, calls: number): Promise<Calls> {
  const each: number[] = [];
  const start = performance.now();
  const answered = Array.from({ length: calls }, async (_, count) => {
    const due = start + (count * 1000) / rate;
    await setTimeout(due - performance.now());
    await call(wish, count % sockets.length, count);
    each.push(performance.now() - due);
  });
  await Promise.all(answered);
  return { took: performance.now() - start, each };
}

async function hear(pushes: number): Promise<void> {
  const heard = (): number => sockets.reduce((sum, socket) => sum + socket.heard, 0) - heardBefore;
  while (heard() < pushes) await setTimeout(5);
  if (heard() > pushes) throw new Error(`${heard()} messages were heard where ${pushes} were sent`);
  heardBefore += pushes;
}

async function answer(question: ClientsQuestion): Promise<object> {
  if (question.ask === 'inTurn') return inTurn(question.wish, question.players, question.each);
  if (question.ask === 'atRate') return atRate(question.wish, question.rate, question.calls);
  if (question.ask === 'connect') await connect(question.port, question.players);
  else if (question.ask === 'heartbeat') await Promise.all(sockets.map((socket) => socket.call(heartbeat.op, {})));
  else await hear(question.pushes);
  return { done: true };
}

setInterval(() => {
  for (const socket of sockets) socket.pong();
}, PONG_EVERY_MS);
process.on('message', (message) => {
  void answer(ClientsQuestion.parse(message)).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ done: true });
