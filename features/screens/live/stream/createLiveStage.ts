import type { LiveRoom } from '#protocol/entities/live.ts';
import type { Client } from '../../../base/client/index.ts';
import { silenceMusic } from '../../../shared/sounds/index.ts';
import { engineOfBrowser } from './engine.ts';
import type { Engine, StreamedRoom } from './engineTypes.ts';
import { joinLiveRoom, type RoomMembership } from './membership.ts';
import { createStreamSession, type StreamSession } from './streamSession.ts';
import { IDLE, type LiveSnapshot, type LiveStage } from './streamTypes.ts';
import { createTabLock } from './tabLock.ts';
import { createVideoSlot } from './videoSlot.ts';

/** A room without a player is left after this time, in ms, so that the next page can take it over. */
const UNSHOWN_MS = 5_000;
const ON_AIR = 1;

interface Visit {
  readonly membership: RoomMembership;
  readonly session: StreamSession;
}

export interface LiveStageOptions {
  readonly client: Client;
  readonly player: () => string | undefined;
  readonly engine?: Engine | undefined;
}

/** Creates the stage of a page: one video and one membership. */
export function createLiveStage({ client, player, engine = engineOfBrowser() }: LiveStageOptions): LiveStage {
  const listeners = new Set<() => void>();
  let snapshot: LiveSnapshot = IDLE;
  let visit: Visit | undefined;
  let unshownTimer: ReturnType<typeof setTimeout> | undefined;
  let endSilence: (() => void) | undefined;
  let isPreview = false;
  /** For the host's preview, a room with a publisher counts as on air. */
  const streamOf = (room: LiveRoom): StreamedRoom => (isPreview ? { ...room, Status: ON_AIR } : room);

  const change = (next: Partial<LiveSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    const isHeard = !snapshot.muted && snapshot.state === 'playing';
    if (isHeard) endSilence ??= silenceMusic();
    else if (endSilence && snapshot.state !== 'stalled') {
      endSilence();
      endSilence = undefined;
    }
    for (const listener of listeners) listener();
  };
  const watchShown = (): void => {
    clearTimeout(unshownTimer);
    // A page that explains a refusal has no picture, so its room is kept.
    const leaveUnlessRefused = () => (snapshot.state === 'refused' ? undefined : leave());
    if (!slot.isShown() && visit) unshownTimer = setTimeout(leaveUnlessRefused, UNSHOWN_MS);
  };
  const slot = createVideoSlot(document, watchShown);
  const lock = createTabLock(player, () => {
    const { roomID, room } = snapshot;
    stop();
    change({ ...IDLE, muted: true, roomID, room, state: 'elsewhere' });
  });

  const stop = (): void => {
    clearTimeout(unshownTimer);
    visit?.session.end();
    visit?.membership.end();
    visit = undefined;
    slot.clear();
  };
  const leave = (): void => {
    isPreview = false;
    stop();
    lock.release();
    change({ ...IDLE, muted: snapshot.muted });
  };
  const begin = (roomID: string): void => {
    const onRoom = (): void => {
      const { room, membership: place, refusal } = membership.view();
      change({ room, membership: place });
      // The lock now belongs to the player who signed in.
      if (place.state !== 'joining') void lock.take(true);
      if (refusal) session.refuse(refusal);
      else if (room) session.setRoom(streamOf(room));
    };
    const session = createStreamSession({
      video: slot.video,
      engine,
      readRoom: async () => streamOf(await membership.readRoom()),
      freeze: slot.freeze,
      thaw: slot.thaw,
      changed: () => change(session.view()),
    });
    const membership = joinLiveRoom(client, roomID, onRoom);
    visit = { membership, session };
  };
  /** Counts calls of `enter`. Answers to older calls are ignored. */
  let entries = 0;

  const setMuted = (muted: boolean): void => {
    slot.video.muted = muted;
    change({ muted });
    if (!visit) return;
    // A browser that forbids sound pauses the video; muted it may continue.
    slot.video.play().catch(() => {
      if (!snapshot.muted) setMuted(true);
    });
  };

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    enter(roomID, { onlyIfFree = false } = {}) {
      if (snapshot.roomID === roomID && visit) return;
      entries += 1;
      const mine = entries;
      stop();
      change({ ...IDLE, muted: snapshot.muted, roomID, state: 'loading', membership: { state: 'joining' } });
      void lock.take(!onlyIfFree).then((isOurs) => {
        if (mine !== entries || snapshot.roomID !== roomID) return;
        if (!isOurs) {
          change({ ...IDLE, muted: snapshot.muted });
          return;
        }
        begin(roomID);
        // A room's page waits for a slow answer without a picture, and leaves the room itself. The small window shows an offer immediately
        // or not at all.
        if (onlyIfFree) watchShown();
      });
    },
    leave() {
      entries += 1;
      leave();
    },
    setMuted,
    setPreview(isSent) {
      if (isPreview === isSent) return;
      isPreview = isSent;
      if (visit && snapshot.room) visit.session.setRoom(streamOf(snapshot.room));
    },
    retry() {
      const { roomID } = snapshot;
      if (visit) visit.session.retry();
      else if (roomID !== undefined) {
        change({ state: 'loading', membership: { state: 'joining' } });
        entries += 1;
        const mine = entries;
        void lock.take(true).then(() => (mine === entries ? begin(roomID) : undefined));
      }
    },
    attach: slot.attach,
    video: () => slot.video,
  };
}
