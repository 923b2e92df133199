import { WebSocket } from 'ws';
import { z } from 'zod';

/** Places of each table that a player of the demo world bets on. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  cards: ['banker', 'player', 'banker', 'player', 'tie'],
  dice: ['big', 'small', 'odd', 'even', 'total-10'],
  seasons: ['spring', 'summer', 'autumn', 'winter', 'warmHalf', 'coolHalf'],
  mahjong: ['east', 'south', 'west', 'north'],
};
/** Coins of a bet are a number of these chips. */
const CHIP = 100;
/** A player leaves after so many rounds, and after this time at the latest. */
const MOST_ROUNDS = 3;
const STAY_MS = 90_000;
const PATIENCE_MS = 5000;
/** A bet comes a while after the round opened, and leaves time for its answer. */
const THINK_MS = 6000;
const LATEST_MS = 3000;
const ID_LETTERS = 16;

const Round = z.object({ TableRoundID: z.string(), State: z.string(), BetsEnd: z.string() });
const Entered = z.object({ Answer: z.object({ Shared: z.object({ Now: z.string(), Round: Round.optional() }) }) });
const Pushed = z.object({ Push: z.literal('table'), Now: z.string(), Round });

export const isDemoTable = (GameCode: string): boolean => Object.hasOwn(PLACES, GameCode);

export interface DemoSeat {
  /** The socket of rooms of the game server. */
  readonly address: URL;
  readonly token: string;
  readonly GameCode: string;
  readonly MaxStake: number;
}

const randomID = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, ID_LETTERS);
const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

/**
 * Takes a seat at a table for a few rounds, as the client of the reference provider does, and bets on one place in each. Development only.
 *
 * @throws Error if the game server does not let the player in
 */
export async function playDemoTable({ address, token, GameCode, MaxStake }: DemoSeat): Promise<void> {
  const socket = new WebSocket(address, { handshakeTimeout: PATIENCE_MS });
  let ids = 0;
  let rounds = 0;
  let played = '';
  const send = (Call: string, Body: object, Token?: string): void => {
    ids += 1;
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ ID: ids, Call, Body, ...(Token && { Token }) }));
  };
  const bet = (TableRoundID: string): void => {
    const chips = 1 + Math.floor(Math.random() * Math.max(1, Math.min(10, Math.floor(MaxStake / CHIP))));
    const place = pick(PLACES[GameCode] ?? []);
    if (place !== undefined)
      send('bet', { TableRoundID, ClientBetID: randomID(), ClientSeed: randomID(), Places: { [place]: chips * CHIP } });
  };
  const follow = (now: string, { TableRoundID, State, BetsEnd }: z.infer<typeof Round>): void => {
    const left = Date.parse(BetsEnd) - Date.parse(now) - LATEST_MS;
    if (State === 'betting' && TableRoundID !== played && left > 0) {
      if (rounds >= MOST_ROUNDS) {
        socket.close();
        return;
      }
      played = TableRoundID;
      rounds += 1;
      setTimeout(() => bet(TableRoundID), Math.random() * Math.min(left, THINK_MS)).unref();
    }
  };
  const end = setTimeout(() => socket.close(), STAY_MS).unref();
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('open', () => send('enterRoom', {}, token));
    socket.on('message', (data) => {
      const json: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : 'null');
      const entered = Entered.safeParse(json);
      if (entered.success) {
        const { Now, Round: round } = entered.data.Answer.Shared;
        if (round !== undefined) follow(Now, round);
        return;
      }
      const pushed = Pushed.safeParse(json);
      if (pushed.success) follow(pushed.data.Now, pushed.data.Round);
    });
  }).finally(() => clearTimeout(end));
}
