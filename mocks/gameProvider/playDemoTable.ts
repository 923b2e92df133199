import { RoomAnswer, RoomPush, ROOM_CALLS, type TableRoundHead } from '#games/api/index.ts';
import type { TableCatalogue } from '#games/provider/table/tableCatalogue.ts';
import type { RoomCaller } from '#games/provider/room/RoomCaller.ts';
import type { RoomsOfWorld } from './roomsOfWorld.ts';

/** A player of the demo world stays for so many rounds, and for this time at the most. */
const MOST_ROUNDS = 3;
const STAY_MS = 90_000;
/** A bet comes a while after the round opened, and leaves time for its answer. */
const THINK_MS = 6000;
const LATEST_MS = 3000;
const MOST_CHIPS = 10;
/** Bets that players like: the first ones of each table. */
const PLACES = 4;

export interface DemoSeat {
  readonly rooms: Pick<RoomsOfWorld, 'connect'>;
  readonly tables: TableCatalogue;
  readonly token: string;
  readonly GameCode: string;
  readonly MaxStake: number;
  readonly uuid: () => string;
}

/** Takes a seat at a table for a few rounds, and bets on one place in each. Resolves when the player has left. */
export function playDemoTable({ rooms, tables, token, GameCode, MaxStake, uuid }: DemoSeat): Promise<void> {
  const version = tables.current(GameCode);
  const chip = Math.min(...(version?.file.chips ?? []));
  const places = version?.rules.bets.slice(0, PLACES) ?? [];
  return new Promise((resolve) => {
    let ids = 0;
    let rounds = 0;
    let played = '';
    const leave = (): void => {
      clearTimeout(end);
      caller.closed();
      resolve();
    };
    const end = setTimeout(leave, STAY_MS);
    const send = (Call: string, Body: object, Token?: string): void => {
      ids += 1;
      void caller.receive(JSON.stringify({ ID: ids, Call, Body, ...(Token !== undefined && { Token }) }));
    };
    const bet = (TableRoundID: string): void => {
      const chips = 1 + Math.floor(Math.random() * Math.min(MOST_CHIPS, Math.floor(MaxStake / chip)));
      const place = places[Math.floor(Math.random() * places.length)];
      if (place === undefined) return;
      const id = uuid();
      send('bet', { TableRoundID, ClientBetID: id, ClientSeed: id, Places: { [place]: chips * chip } });
    };
    const follow = (now: string, { TableRoundID, State, BetsEnd }: TableRoundHead): void => {
      const left = Date.parse(BetsEnd) - Date.parse(now) - LATEST_MS;
      if (State !== 'betting' || TableRoundID === played || left <= 0) return;
      if (rounds >= MOST_ROUNDS) {
        leave();
        return;
      }
      played = TableRoundID;
      rounds += 1;
      setTimeout(() => bet(TableRoundID), Math.random() * Math.min(left, THINK_MS));
    };
    const receive = (data: unknown): void => {
      const push = RoomPush.safeParse(data);
      if (push.success) {
        if (push.data.Push === 'table' && push.data.Round !== undefined) follow(push.data.Now, push.data.Round);
        return;
      }
      const { ID, Answer, Failure } = RoomAnswer.parse(data);
      if (ID !== 1) return;
      const entered = ROOM_CALLS.enterRoom.answer.safeParse(Answer);
      if (Failure !== undefined || !entered.success) leave();
      else if (entered.data.Shared.Round !== undefined) follow(entered.data.Shared.Now, entered.data.Shared.Round);
    };
    const caller: RoomCaller = rooms.connect({ send: (text) => receive(JSON.parse(text)), close: leave });
    send('enterRoom', {}, token);
  });
}
