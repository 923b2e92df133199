import { COMBO_SECONDS } from '#protocol/entities/live.ts';
import * as operations from '#protocol/operations/live.ts';
import type { Moment } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Transaction } from '../ports/store.ts';
import { roomHere } from './room.ts';

/** The number of an effect gift in its room, and the sums after the gift. */
export interface RoomGift {
  readonly Seq: number;
  readonly Combo: number;
  readonly GiverWorth: number;
  readonly SessionWorth: number;
}

interface Gift {
  readonly PlayerID: string;
  readonly ToID: string;
  readonly ItemID: number;
  readonly Amount: number;
  readonly Worth: number;
}

const NO_SUMS = { GiverWorth: 0, SessionWorth: 0 } as const;

export const roomGiftLock = (RoomID: string): string => `room:${RoomID}`;

/**
 * Numbers an effect gift in its room, and counts it in the session that is on air. The caller holds `roomGiftLock`, so that all clients get
 * the gifts of a room in the order of their numbers.
 */
export async function countRoomGift(
  tx: Transaction,
  moment: Moment,
  RoomID: string,
  gift: Gift,
): Promise<RoomGift | undefined> {
  const [room] = await tx.table('liveRooms').add({ RoomID }, { GiftSeq: 1 });
  if (room === undefined) return undefined;
  const { GiftSeq: Seq, SessionID, HostID } = room;
  // Only gifts to the host belong to the session.
  if (SessionID === '' || gift.ToID !== HostID) return { Seq, Combo: gift.Amount, ...NO_SUMS };
  const { Worth, Combo } = await countForGiver(tx, moment, SessionID, gift);
  const [session] = await tx.table('liveSessions').add({ SessionID }, { Gifts: gift.Amount, GiftWorth: gift.Worth });
  return { Seq, Combo, GiverWorth: Worth, SessionWorth: session?.GiftWorth ?? 0 };
}

async function countForGiver(
  tx: Transaction,
  { now, nowText }: Moment,
  SessionID: string,
  { PlayerID, ItemID, Amount, Worth }: Gift,
): Promise<{ readonly Worth: number; readonly Combo: number }> {
  const givers = tx.table('liveGivers');
  const before = await givers.get(SessionID, PlayerID);
  const last = { ItemID, LastTime: nowText };
  if (before === undefined) {
    await givers.insert({ SessionID, PlayerID, ...last, Gifts: Amount, Worth, Combo: Amount });
    return { Worth, Combo: Amount };
  }
  const isCombo = before.ItemID === ItemID && before.LastTime > new Date(now - COMBO_SECONDS * 1000).toISOString();
  const after = {
    Gifts: before.Gifts + Amount,
    Worth: before.Worth + Worth,
    Combo: (isCombo ? before.Combo : 0) + Amount,
  };
  await givers.update({ SessionID, PlayerID }, { ...last, ...after });
  return after;
}

export const getTopGivers = answer(operations.getTopGivers, async ({ RoomID: roomID, PerPage }, context, db) => {
  const { RoomID } = await roomHere(db, context, roomID);
  const { PlayerID } = context.player;
  const [session] = await db
    .table('liveSessions')
    .find({ where: { RoomID }, order: [['StartTime', 'desc']], limit: 1 });
  if (session === undefined)
    return { RoomID, SessionID: '', Gifts: 0, Worth: 0, List: [], Own: { Worth: 0, Place: 0 } };
  const { SessionID, Gifts, GiftWorth } = session;
  const givers = db.table('liveGivers');
  const rows = await givers.find({
    where: { SessionID },
    order: [
      ['Worth', 'desc'],
      ['PlayerID', 'asc'],
    ],
    limit: PerPage,
  });
  const players = await db.table('players').getMany(rows.map((row) => [row.PlayerID]));
  const own = await givers.get(SessionID, PlayerID);
  const ahead = own === undefined ? 0 : await givers.count({ SessionID, Worth: { gt: own.Worth } });
  return {
    RoomID,
    SessionID,
    Gifts,
    Worth: GiftWorth,
    List: rows.flatMap(({ Gifts: gifts, Worth }, at) => {
      const player = players[at];
      return player === undefined ? [] : [{ Player: summaryOf(player), Gifts: gifts, Worth }];
    }),
    Own: { Worth: own?.Worth ?? 0, Place: own === undefined ? 0 : ahead + 1 },
  };
});
