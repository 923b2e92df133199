const NAME = 'menagerie.live';

/** A lock that only one tab of a player holds, so that only this tab shows the live room. */
export interface TabLock {
  /**
   * Takes the room for this tab, for the current player.
   *
   * @param fromOthers takes the room from another tab; otherwise a taken room stays with that tab
   * @returns whether this tab has it
   */
  readonly take: (fromOthers: boolean) => Promise<boolean>;
  readonly release: () => void;
}

/**
 * Creates the lock of this tab. Without Web Locks (an insecure origin) each tab has its own lock.
 *
 * @param player the signed-in player, undefined for a visitor; tabs of two players, as in the mocks, are independent
 * @param lost called when another tab takes the room
 */
export function createTabLock(player: () => string | undefined, lost: () => void): TabLock {
  let held: { readonly name: string; readonly release: () => void } | undefined;
  const hold = (name: string, fromOthers: boolean, locks: LockManager): Promise<boolean> =>
    new Promise((resolve) => {
      let own: typeof held;
      locks
        .request(name, fromOthers ? { steal: true } : { ifAvailable: true }, async (lock) => {
          if (lock === null) {
            resolve(false);
            return;
          }
          await new Promise<void>((end) => {
            own = { name, release: end };
            held = own;
            resolve(true);
          });
        })
        .catch(() => {
          // Another tab stole the lock, or this document may hold no locks.
          if (own === undefined) resolve(true);
          else if (held === own) {
            held = undefined;
            lost();
          }
        });
    });
  const release = (): void => {
    held?.release();
    held = undefined;
  };
  return {
    async take(fromOthers) {
      const name = `${NAME}:${player() ?? ''}`;
      if (held?.name === name) return true;
      release();
      return 'locks' in navigator ? hold(name, fromOthers, navigator.locks) : true;
    },
    release,
  };
}
