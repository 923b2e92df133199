import { ROOM_CALLS } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { parseCall } from '../room/parseCall.ts';
import type { RoomMember } from '../room/Room.ts';
import type { TableRoom } from './TableRoom.ts';

/** Answers a call of a player at a table. @throws ProviderFailure, RoomFailure or BetRefused */
export async function answerTableCall(
  room: Pick<TableRoom, 'bet' | 'takeBack' | 'emote'>,
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
