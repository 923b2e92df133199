import { type EnterOptions, IDLE, type LiveSnapshot, type LiveStage } from './streamTypes.ts';

/**
 * A stage whose code loads with the first room, so that other pages do not load it. Calls made before it has loaded are replayed.
 *
 * @param load called again with the next room after a failure
 */
export function createLateStage(load: () => Promise<LiveStage>): LiveStage {
  const listeners = new Set<() => void>();
  const elements = new Set<HTMLElement>();
  const givenBack = new Map<HTMLElement, () => void>();
  let stage: LiveStage | undefined;
  let loading: Promise<LiveStage> | undefined;
  let early: LiveSnapshot = IDLE;
  let options: EnterOptions = {};
  let isPreview = false;

  const report = (): void => {
    for (const listener of listeners) listener();
  };
  const change = (next: Partial<LiveSnapshot>): void => {
    early = { ...early, ...next };
    report();
  };
  const start = (loaded: LiveStage): LiveStage => {
    stage = loaded;
    loaded.subscribe(report);
    loaded.setMuted(early.muted);
    loaded.setPreview(isPreview);
    for (const element of elements) givenBack.set(element, loaded.attach(element));
    if (early.roomID !== undefined) loaded.enter(early.roomID, options);
    return loaded;
  };
  const begin = (): void => {
    loading ??= load().then(start);
    loading.catch((error: unknown) => {
      loading = undefined;
      change({ state: 'refused', error: error instanceof Error ? error : new Error(String(error)) });
    });
  };

  return {
    snapshot: () => stage?.snapshot() ?? early,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    enter(roomID, given = {}) {
      if (stage) {
        stage.enter(roomID, given);
        return;
      }
      options = given;
      change({ roomID, state: 'loading', error: undefined });
      begin();
    },
    leave() {
      isPreview = false;
      if (stage) stage.leave();
      else change(IDLE);
    },
    setMuted(muted) {
      if (stage) stage.setMuted(muted);
      else change({ muted });
    },
    setPreview(isSent) {
      if (stage) stage.setPreview(isSent);
      else isPreview = isSent;
    },
    retry() {
      if (stage) stage.retry();
      else if (early.roomID !== undefined) begin();
    },
    attach(element) {
      elements.add(element);
      if (stage) givenBack.set(element, stage.attach(element));
      return () => {
        elements.delete(element);
        givenBack.get(element)?.();
        givenBack.delete(element);
      };
    },
    video: () => stage?.video(),
  };
}
