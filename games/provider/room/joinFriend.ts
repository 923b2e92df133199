import type { JoinState } from '#games/api/index.ts';
import type { ProviderPorts } from '../ports.ts';
import type { SessionRow } from '../tables.ts';
import { holderOf } from './chooseRoom.ts';
import { isSameKind, kindOf, readRoomID, type RoomPlace } from './roomID.ts';

/** The room of a friend, if the player can sit there, and the answer for the player (decision 0286). */
export interface FriendsRoom {
  readonly place: RoomPlace | undefined;
  readonly Joined: JoinState;
}

/** A room that this process runs. */
export interface KnownRoom {
  readonly players: number;
  hasSeat(SessionID: string): boolean;
}

/**
 * Finds the room of the friend whom a session wants to join. The platform has checked that both are friends and that the friend shows the game.
 *
 * @param known the rooms that this process runs
 * @param seats those of a room of the game
 * @returns undefined if the session joins no one
 */
export async function friendsRoom(
  ports: Pick<ProviderPorts, 'store' | 'now'>,
  session: Pick<SessionRow, 'JoinID' | 'Brand' | 'GameCode' | 'Currency'>,
  known: (RoomID: string) => KnownRoom | undefined,
  seats: number,
): Promise<FriendsRoom | undefined> {
  const { JoinID, GameCode } = session;
  if (JoinID === '') return undefined;
  const rows = await ports.store.table('sessions').find({ where: { PlayerID: JoinID, GameCode } });
  const seated: { readonly RoomID: string; readonly place: RoomPlace; readonly isFull: boolean }[] = [];
  for (const { RoomID, SessionID } of rows) {
    const place = readRoomID(RoomID);
    if (place === undefined) continue;
    const here = known(RoomID);
    const holder = await holderOf(ports, RoomID);
    const isThere = here === undefined ? holder?.isLasting === true : here.hasSeat(SessionID);
    const players = here?.players ?? holder?.Players ?? 0;
    if (isThere) seated.push({ RoomID, place, isFull: players >= seats });
  }
  const own = seated.find(({ place }) => isSameKind(place, kindOf(session)));
  if (own !== undefined)
    return own.isFull ? { place: undefined, Joined: 'full' } : { place: own.place, Joined: 'beside' };
  return { place: undefined, Joined: seated.length > 0 ? 'otherBrand' : 'gone' };
}
