import { type Emote, type FireRequest, FISH_CALLS, type FlyingShot } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { parseCall } from '../room/parseCall.ts';
import type { RoomMember } from '../room/Room.ts';

/** The calls of players that a fishing room answers. */
interface FishCalls {
  fire(member: RoomMember, request: FireRequest): Promise<FlyingShot>;
  choose(member: RoomMember, cannon: number): Promise<void>;
  freeze(member: RoomMember): Promise<void>;
  leaveSeat(member: RoomMember): Promise<void>;
  emote(member: RoomMember, emote: Emote): void;
}

/** Answers a call of a player in a room of fishing. @throws ProviderFailure, RoomFailure or ShotRefused */
export async function answerFishCall(
  room: FishCalls,
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
