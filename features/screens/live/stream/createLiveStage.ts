import type { Client } from '../../../base/client/index.ts';
import { joinLiveRoom, type RoomMembership } from './membership.ts';
import { IDLE, type LiveSnapshot, type LiveStage, type StreamState } from './streamTypes.ts';
import { createVideoSlot } from './videoSlot.ts';

/** The stage of a page: one video and one membership. */
export function createLiveStage(client: Client): LiveStage {
  const listeners = new Set<() => void>();
  let snapshot: LiveSnapshot = IDLE;
  let membership: RoomMembership | undefined;

  const change = (next: Partial<LiveSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const slot = createVideoSlot(document, () => undefined);
  const onRoom = (): void => {
    if (!membership) return;
    const { room, membership: place, refusal } = membership.view();
    const state: StreamState = refusal ? 'refused' : room?.Status === 2 ? 'offAir' : 'loading';
    change({ room, membership: place, error: refusal, state });
  };
  const leave = (): void => {
    membership?.end();
    membership = undefined;
    change({ ...IDLE, muted: snapshot.muted });
  };

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    enter(roomID) {
      if (snapshot.roomID === roomID) return;
      membership?.end();
      change({ ...IDLE, muted: snapshot.muted, roomID, state: 'loading', membership: { state: 'joining' } });
      membership = joinLiveRoom(client, roomID, onRoom);
    },
    leave,
    setMuted(muted) {
      slot.video.muted = muted;
      change({ muted });
    },
    retry: onRoom,
    attach: slot.attach,
    video: () => slot.video,
  };
}
