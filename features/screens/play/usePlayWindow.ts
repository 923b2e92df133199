import { useEffect, useState } from 'react';
import type { PagePath } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';

/** Name of the window: opened again it is the same one. */
const NAME = 'menagerie-play';
const LOOK_MS = 500;
const GAME_PAGE: PagePath = '/play-game/now';

export interface PlayWindow {
  readonly isOpen: boolean;
  /** Code of the game in it, as its address has it: the player may go to another game there. */
  readonly gameCode: string | undefined;
  /** Opens it, or brings it to the front. @returns whether the browser let it */
  readonly open: (address: string) => boolean;
  readonly close: () => void;
}

/** The window of its own in which one plays. Nobody tells when it is closed or shows another game, so it is looked at. */
export function usePlayWindow(): PlayWindow {
  const [shown, setShown] = useState<Window>();
  const [gameCode, setGameCode] = useState<string>();
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setInterval(() => {
      setGameCode(gameCodeIn(shown));
      if (shown.closed) setShown(undefined);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [shown]);
  return {
    isOpen: shown !== undefined,
    gameCode: shown === undefined ? undefined : gameCode,
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

function gameCodeIn({ location }: Window): string | undefined {
  try {
    if (pageAddressOf(location.pathname).path !== GAME_PAGE) return undefined;
    return new URLSearchParams(location.search).get('game') ?? undefined;
  } catch {
    // Another site's address is closed to this page.
    return undefined;
  }
}
