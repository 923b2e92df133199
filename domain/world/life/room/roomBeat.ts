import type { Moment, PlayerRow } from '../../../dispatch/context.ts';
import type { RoomRow } from '../../../live/room.ts';
import type { Transaction } from '../../../ports/store.ts';
import { Draws } from '../draws.ts';
import { followInRoom } from './followInRoom.ts';
import { giveInRoom } from './giveInRoom.ts';
import { talkInRoom } from './talkInRoom.ts';

/** Draws of a beat that are taken elsewhere. */
const SALT = 100;
const ACTS = [talkInRoom, giveInRoom, followInRoom] as const;

/** What the cast does in the rooms on air in one beat: each act in a transaction of its own. */
export const roomBeat = (
  moment: Moment,
  rooms: readonly RoomRow[],
  { cast, beat }: { readonly cast: readonly PlayerRow[]; readonly beat: number },
): readonly ((tx: Transaction) => Promise<void>)[] =>
  rooms.flatMap(({ RoomID }, at) =>
    ACTS.map((act, number) => {
      const draws = new Draws(beat, SALT + at * ACTS.length + number);
      return (tx: Transaction) => act(tx, moment, { RoomID, cast, draws });
    }),
  );
