import { FISH_CALLS } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { parseCall } from '../room/parseCall.ts';
import type { RoomMember } from '../room/Room.ts';
import type { ConnectedFishRoom } from './ConnectedFishRoom.ts';

/** Answers a call of a player in a room of fishing. @throws ProviderFailure, RoomFailure or ShotRefused */
export async function answerFishCall(
  room: Pick<ConnectedFishRoom, 'fire' | 'choose' | 'freeze' | 'leaveSeat' | 'emote'>,
  member: RoomMember,
  call: string,
  body: unknown,
): Promise<object> {
  switch (call) {
    case 'fire':
      return room.fire(member, parseCall(FISH_CALLS.fire.request, body));
    case 'choose':
      await room.choose(member, parseCall(FISH_CALLS.choose.request, body).Cannon);
      return {};
    case 'freeze':
      await room.freeze(member);
      return {};
    case 'leave':
      await room.leaveSeat(member);
      return {};
    case 'emote':
      room.emote(member, parseCall(FISH_CALLS.emote.request, body).Emote);
      return {};
    default:
      throw new ProviderFailure('WRONG_SYNTAX', 'Call');
  }
}
