const NAME = 'menagerie.live';

/** Lets one tab of the browser have the live room. */
export interface TabLock {
  /**
   * Takes the room for this tab.
   * @param fromOthers takes it from a tab that has it; otherwise a taken room stays there
   * @returns whether this tab has it
   */
  readonly take: (fromOthers: boolean) => Promise<boolean>;
  readonly release: () => void;
}

/**
 * The lock of this tab. Without Web Locks (an insecure origin) each tab has one of its own.
 * @param lost called when another tab takes the room
 */
export function createTabLock(lost: () => void): TabLock {
  let release: (() => void) | undefined;
  const hold = (fromOthers: boolean, locks: LockManager): Promise<boolean> =>
    new Promise((resolve) => {
      let isMine = false;
      locks
        .request(NAME, fromOthers ? { steal: true } : { ifAvailable: true }, async (lock) => {
          if (lock === null) {
            resolve(false);
            return;
          }
          isMine = true;
          const held = new Promise<void>((end) => {
            release = end;
          });
          resolve(true);
          await held;
        })
        .catch(() => {
          // The lock was stolen, or this document may hold none.
          if (!isMine) resolve(true);
          else if (release !== undefined) {
            release = undefined;
            lost();
          }
        });
    });
  return {
    async take(fromOthers) {
      if (release !== undefined) return true;
      return 'locks' in navigator ? hold(fromOthers, navigator.locks) : true;
    },
    release() {
      release?.();
      release = undefined;
    },
  };
}
