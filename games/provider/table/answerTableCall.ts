import {
  type Emote,
  type OwnTableBet,
  ROOM_CALLS,
  type TableBetRequest,
  type TakeBackRequest,
} from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { parseCall } from '../room/parseCall.ts';
import type { RoomMember } from '../room/Room.ts';

/** The calls of players that a table answers. */
interface TableCalls {
  bet(member: RoomMember, request: TableBetRequest): Promise<OwnTableBet>;
  takeBack(member: RoomMember, request: TakeBackRequest): Promise<OwnTableBet>;
  emote(SessionID: string, emote: Emote): void;
}

/** Answers a call of a player at a table. @throws ProviderFailure, RoomFailure or BetRefused */
export async function answerTableCall(
  room: TableCalls,
  member: RoomMember,
  call: string,
  body: unknown,
): Promise<object> {
  switch (call) {
    case 'bet':
      return room.bet(member, parseCall(ROOM_CALLS.bet.request, body));
    case 'takeBack':
      return room.takeBack(member, parseCall(ROOM_CALLS.takeBack.request, body));
    case 'emote':
      room.emote(member.session.SessionID, parseCall(ROOM_CALLS.emote.request, body).Emote);
      return {};
    default:
      throw new ProviderFailure('WRONG_SYNTAX', 'Call');
  }
}
