/** Why a session ended, for the player (specification 1 §8). */
export type SessionNotice = 'multipleSignIn' | 'timeout' | 'disabled' | 'paused';

/**
 * Returns the notice for a session that was ended from outside, by its code (`signInError`, specification 1 §8).
 *
 * @returns undefined if the session simply ended
 */
export function noticeOf(code: number): SessionNotice | undefined {
  if (code === 100014) return 'disabled';
  if (code === 300038) return 'paused';
  return code === 100015 ? 'multipleSignIn' : undefined;
}

/** The notice on the screen. The first notice stays until the player confirms it (specification 1 §4). */
export interface NoticeStore {
  readonly current: () => SessionNotice | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (notice: SessionNotice) => void;
  readonly confirm: () => void;
}

export function createNotices(): NoticeStore {
  let current: SessionNotice | undefined;
  const listeners = new Set<() => void>();
  const become = (notice: SessionNotice | undefined): void => {
    current = notice;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (notice) => {
      if (current === undefined) become(notice);
    },
    confirm: () => become(undefined),
  };
}
