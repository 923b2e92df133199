import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { moment, PlayersQuestion } from './reports.ts';

// The players at one table, in a process of their own. They read as few bytes of a frame as they need.

const STAKE = 100;
const PLACES = ['banker', 'player', 'tie', 'playerPair', 'bankerPair'];
const ANSWER = '{"ID":';
const DRAWN = '"ServerSeed"';

interface Player {
  readonly socket: WebSocket;
  /** Answers that are not there yet. */
  waiting: number;
  /** When the result of the round arrived. */
  heard: number | undefined;
}

const players: Player[] = [];
let changed: () => void = () => {};
let ids = 0;

const call = (Call: string, Body: object, Token?: string): string => {
  ids += 1;
  return JSON.stringify({ ID: ids, Call, Body, ...(Token !== undefined && { Token }) });
};

function receive(player: Player, data: Buffer): void {
  if (data.subarray(0, ANSWER.length).toString('latin1') === ANSWER) {
    if (data.includes('"Failure"')) throw new Error(data.toString('utf8'));
    player.waiting -= 1;
  } else if (data.includes(DRAWN)) player.heard ??= moment();
  else return;
  changed();
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone())
    await new Promise<void>((resolve) => {
      changed = resolve;
    });
}

async function connect(port: number, token: string, enters: boolean): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/room`, { perMessageDeflate: false });
  const player: Player = { socket, waiting: 0, heard: undefined };
  players.push(player);
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) receive(player, data);
  });
  await once(socket, 'open');
  if (!enters) return;
  player.waiting = 1;
  socket.send(call('enterRoom', {}, token));
  await until(() => player.waiting === 0);
}

async function answer(question: PlayersQuestion): Promise<object> {
  switch (question.ask) {
    case 'connect':
      for (const token of question.tokens) await connect(question.port, token, question.enters);
      return { done: true };
    case 'bet': {
      const { TableRoundID, each } = question;
      for (const player of players) player.heard = undefined;
      const start = performance.now();
      for (const [at, player] of players.entries()) {
        player.waiting = each;
        for (let bet = 0; bet < each; bet += 1) {
          const Places = { [PLACES[(at + bet) % PLACES.length] ?? '']: STAKE };
          player.socket.send(call('bet', { TableRoundID, ClientBetID: randomUUID(), Places, ClientSeed: 'bench' }));
        }
      }
      await until(() => players.every(({ waiting }) => waiting === 0));
      return { took: performance.now() - start };
    }
    case 'heard': {
      await until(() => players.every(({ heard }) => heard !== undefined));
      const at = players.map(({ heard }) => heard);
      for (const player of players) player.heard = undefined;
      return { at };
    }
  }
}

process.on('message', (message) => {
  void answer(PlayersQuestion.parse(message)).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ done: true });
