import { useEffect } from 'react';

/** Keeps the screen on while `isActive` is true and the page is visible, if the browser supports wake locks. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const take = async (): Promise<void> => {
      if (document.hidden) return;
      // A nearly empty battery refuses the lock.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await taken?.release();
      else lock = taken;
    };
    // A hidden page loses its lock.
    const takeAgain = (): void => void take();
    document.addEventListener('visibilitychange', takeAgain);
    void take();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release();
    };
  }, [isActive]);
}
