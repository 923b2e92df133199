import { RequestFailure } from '../../../base/client/index.ts';
import type { Engine, RunningStream, StreamedRoom } from './engineTypes.ts';
import { createStallCount } from './stallCount.ts';
import type { StreamState } from './streamTypes.ts';

/** The time without a frame that counts as stalled: the length of the buffer. */
const BUFFER_MS = 800;
/** The time without a frame before a restart (specification 1 §8). */
const TIMEOUT_MS = 5_000;
/** The time before a restart while bytes arrive, since a restart does not speed up a slow connection. */
const TIMEOUT_WITH_DATA_MS = 10_000;
const DATA_AGE_MS = 2_000;
const TICK_MS = 250;
/** The waits before restarts, in ms. The first restart is immediate. */
const BACKOFF_MS = [0, 1_000, 2_000, 4_000, 8_000] as const;
/** The waits start again after the picture has moved for this long. */
const STEADY_MS = 10_000;
/** How often a visitor's page checks whether the room is on air, since a visitor gets no push. */
const OFF_AIR_POLL_MS = 15_000;
/** If the delay is longer than this, the player jumps to the newest frames, in seconds. */
const MAX_BEHIND_S = 4;
const TARGET_S = 0.8;

/** The codes for an unknown or closed room, a missing right, and a removal. A retry would change nothing. */
const FINAL_CODES: readonly number[] = [300009, 300011, 300013, 300017];

export interface SessionView {
  readonly state: StreamState;
  readonly error: Error | undefined;
  readonly hasPoorConnection: boolean;
  /** Whether the browser starts the picture only after a press. */
  readonly needsPress: boolean;
}

export interface SessionPorts {
  readonly video: HTMLVideoElement;
  readonly engine: Engine | undefined;
  /**
   * Reads the room with a new address.
   *
   * @throws RequestFailure if the player may not watch
   */
  readonly readRoom: () => Promise<StreamedRoom>;
  /** Covers the video with its current frame until the next connection shows a frame. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly changed: () => void;
}

/** Plays one room's stream and restarts it until `end`. */
export interface StreamSession {
  readonly view: () => SessionView;
  /** Updates the room. The room's status starts or ends the picture. */
  readonly setRoom: (room: StreamedRoom) => void;
  readonly refuse: (error: Error) => void;
  readonly retry: () => void;
  readonly end: () => void;
}

/** Plays a room's stream. The first address is from `setRoom`; each later connection requests a new one. */
export function createStreamSession(ports: SessionPorts): StreamSession {
  const { video, engine } = ports;
  let view: SessionView = { state: 'loading', error: undefined, hasPoorConnection: false, needsPress: false };
  let running: RunningStream | undefined;
  /** Counts connections. Events of older connections are ignored. */
  let connection = 0;
  let isConnecting = false;
  let isOver = false;
  let restarts = 0;
  let restartTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let shownTime = 0;
  let progressAt = 0;
  let startedAt = 0;
  let dataAt = 0;
  let movesSince = 0;
  const stalls = createStallCount();
  /** Whether a stop is not counted yet because its cause is unknown. */
  let isStopOpen = false;
  /** Whether no bytes arrived over an open connection: the publisher is away, and the viewer's network is not slow. */
  let isSilent = false;

  const change = (next: Partial<SessionView>): void => {
    if (isOver) return;
    const before = view;
    view = { ...view, ...next };
    if (Object.entries(view).some(([name, value]) => Reflect.get(before, name) !== value)) ports.changed();
  };
  const disconnect = (): void => {
    connection += 1;
    isConnecting = false;
    clearTimeout(restartTimer);
    clearTimeout(pollTimer);
    restartTimer = undefined;
    running?.stop();
    running = undefined;
  };
  const rest = (state: StreamState, error?: Error): void => {
    disconnect();
    ports.thaw();
    change({ state, error, needsPress: false });
  };
  const goOffAir = (): void => {
    rest('offAir');
    pollTimer = setTimeout(() => void connect(), OFF_AIR_POLL_MS);
  };
  const play = (): void => {
    video.play()?.then(
      () => change({ needsPress: false }),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') change({ needsPress: true });
      },
    );
  };

  const connect = async (known?: StreamedRoom): Promise<void> => {
    if (engine === undefined) {
      rest('unsupported');
      return;
    }
    disconnect();
    const mine = connection;
    isConnecting = true;
    startedAt = Date.now();
    try {
      const [start, room] = await Promise.all([engine.load(), known ?? ports.readRoom()]);
      if (mine !== connection || isOver) return;
      const address = room.Status === 1 ? engine.addressOf(room) : '';
      if (address === '') {
        goOffAir();
        return;
      }
      startedAt = Date.now();
      dataAt = startedAt;
      isSilent = false;
      progressAt = 0;
      const only = (what: () => void) => (): void => {
        if (mine === connection && !isOver) what();
      };
      running = start(video, address, {
        onData: only(() => {
          dataAt = Date.now();
        }),
        onLost: only(() => restart(true)),
        onUnsupported: only(() => rest('unsupported')),
      });
      shownTime = video.currentTime;
      play();
    } catch (error) {
      if (mine !== connection || isOver) return;
      if (error instanceof RequestFailure && FINAL_CODES.includes(error.code)) rest('refused', error);
      else restart(true);
    } finally {
      if (mine === connection) isConnecting = false;
    }
  };

  function restart(isOwnFault: boolean): void {
    const wait = (BACKOFF_MS[Math.min(restarts, BACKOFF_MS.length - 1)] ?? 0) * (0.8 + 0.4 * Math.random());
    restarts += 1;
    // A device without a network is reported separately, and does not mean a slow network.
    if (isOwnFault && navigator.onLine) stalls.add(Date.now());
    isStopOpen = false;
    ports.freeze();
    disconnect();
    change({
      state: wait > 0 ? 'reconnecting' : view.state === 'loading' ? 'loading' : 'stalled',
      hasPoorConnection: stalls.isPoor(Date.now()),
    });
    restartTimer = setTimeout(() => void connect(), wait);
  }

  const countStop = (now: number): void => {
    if (isStopOpen && !isSilent) stalls.add(now);
    isStopOpen = false;
  };
  const onProgress = (now: number): void => {
    countStop(now);
    isSilent = false;
    if (view.state !== 'playing') {
      movesSince = now;
      ports.thaw();
    }
    progressAt = now;
    if (now - movesSince > STEADY_MS) restarts = 0;
    change({ state: 'playing', error: undefined, needsPress: false, hasPoorConnection: stalls.isPoor(now) });
  };
  /** Jumps to newer frames after the publisher was away or the picture fell behind. */
  const skipAhead = (isStill: boolean): void => {
    if (engine?.ownPaceMs !== undefined) return;
    const { buffered, currentTime } = video;
    if (buffered.length === 0) return;
    const last = buffered.length - 1;
    const [start, end] = [buffered.start(last), buffered.end(last)];
    if (isStill && start > currentTime) video.currentTime = start + 0.05;
    else if (end - currentTime > MAX_BEHIND_S) video.currentTime = Math.max(start, end - TARGET_S);
  };
  const tick = (): void => {
    if (running === undefined) return;
    const now = Date.now();
    const time = video.currentTime;
    if (time > shownTime) {
      shownTime = time;
      onProgress(now);
      skipAhead(false);
      return;
    }
    // The times of a new stream begin at 0.
    shownTime = Math.min(shownTime, time);
    // Browsers slow down hidden pages, so a still picture in a hidden page does not count as a stall.
    if (document.hidden) {
      startedAt = now;
      progressAt = progressAt > 0 ? now : 0;
      return;
    }
    const still = now - Math.max(progressAt, startedAt);
    const hasData = now - dataAt < DATA_AGE_MS;
    isSilent ||= !hasData;
    if (view.state === 'playing' && still > BUFFER_MS) {
      isStopOpen = true;
      change({ state: 'stalled' });
    }
    if (still > BUFFER_MS + DATA_AGE_MS) countStop(now);
    change({ hasPoorConnection: stalls.isPoor(now) });
    if (still > BUFFER_MS) skipAhead(true);
    if (view.needsPress) return;
    const limit = hasData ? TIMEOUT_WITH_DATA_MS : TIMEOUT_MS;
    if (still > Math.max(limit, engine?.ownPaceMs ?? 0)) restart(!isSilent);
  };
  const ticks = setInterval(tick, TICK_MS);
  /** Resets the waits when the network is back. */
  const onOnline = (): void => {
    if (view.state !== 'stalled' && view.state !== 'reconnecting') return;
    restarts = 0;
    void connect();
  };
  window.addEventListener('online', onOnline);

  return {
    view: () => view,
    setRoom(room) {
      if (isOver || view.state === 'refused' || view.state === 'unsupported') return;
      const isBusy = running !== undefined || isConnecting || restartTimer !== undefined;
      if (room.Status !== 1) {
        if (isBusy || view.state !== 'offAir') goOffAir();
      } else if (!isBusy) {
        change({ state: 'loading' });
        void connect(room.DownStreamUrl === '' ? undefined : room);
      }
    },
    refuse: (error) => rest('refused', error),
    retry() {
      restarts = 0;
      if (view.needsPress) play();
      else void connect();
    },
    end() {
      disconnect();
      clearInterval(ticks);
      window.removeEventListener('online', onOnline);
      ports.thaw();
      isOver = true;
    },
  };
}
