import { useEffect, useState } from 'react';
import type { PagePath } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { readRoundReport } from './roundReport.ts';

/** The name of the window, by which the browser reuses it. */
const NAME = 'menagerie-play';
const LOOK_MS = 500;
const GAME_PAGE: PagePath = '/play-game/now';

export interface PlayWindow {
  readonly isOpen: boolean;
  /** The code of the game in the window's address, since the player may change the game there. */
  readonly gameCode: string | undefined;
  /** Whether a round of that game started in the window. */
  readonly hasRound: boolean;
  /**
   * Opens the window, or brings it to the front.
   *
   * @returns whether the browser allowed it
   */
  readonly open: (address: string) => boolean;
  readonly close: () => void;
}

/** The play window. No event reports that the window closes or changes its game, so the hook polls it. */
export function usePlayWindow(): PlayWindow {
  const [shown, setShown] = useState<Window>();
  const [gameCode, setGameCode] = useState<string>();
  const [played, setPlayed] = useState<readonly string[]>([]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const receive = (event: MessageEvent<unknown>): void => {
      const game = readRoundReport(shown, event);
      if (game !== undefined) setPlayed((before) => (before.includes(game) ? before : [...before, game]));
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [shown]);
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
    hasRound: gameCode !== undefined && played.includes(gameCode),
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
      setPlayed([]);
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
    // The address of another site is unreadable.
    return undefined;
  }
}
