import { useEffect, useState } from 'react';

/** Name of the window: opened again it is the same one. */
const NAME = 'menagerie-play';
const LOOK_MS = 500;

export interface PlayWindow {
  readonly isOpen: boolean;
  /** Opens it, or brings it to the front. @returns whether the browser let it */
  readonly open: (address: string) => boolean;
  readonly close: () => void;
}

/** The window of its own in which one plays. Nobody tells when it is closed, so it is looked at. */
export function usePlayWindow(): PlayWindow {
  const [shown, setShown] = useState<Window>();
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setInterval(() => {
      if (shown.closed) setShown(undefined);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [shown]);
  return {
    isOpen: shown !== undefined,
    open(address) {
      if (shown !== undefined && !shown.closed) {
        shown.focus();
        return true;
      }
      const { availWidth, availHeight } = window.screen;
      const width = Math.min(1280, availWidth);
      const height = Math.min(800, availHeight);
      const made = window.open(address, NAME, `popup,width=${String(width)},height=${String(height)}`);
      setShown(made ?? undefined);
      return made !== null;
    },
    close() {
      shown?.close();
      setShown(undefined);
    },
  };
}
