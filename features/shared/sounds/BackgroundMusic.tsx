import { useEffect, useSyncExternalStore } from 'react';
import { type PagePath, pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { useLocation } from '../../base/routing/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import type { Music } from './music.ts';
import { useIsMusicSilenced } from './otherSound.ts';
import { useMusicOn } from './soundSettings.ts';

/** Pages with their own sound: the live page (specification 1 §4), the host's console and the windows of games. */
const SILENT: readonly PagePath[] = ['/play-game/live', '/live/host', '/play-game/now', '/play/now', '/test-play-game'];

const isSilent = (pathname: string): boolean => {
  const path = pageAddressOf(pathname).path ?? '/404';
  return SILENT.includes(path) || pages[path].layout === 'chromeless';
};

let music: Promise<Music> | undefined;

/** Loads the player with the first loop. After a failure, the next change retries. */
function play(address: string | undefined): void {
  if (address === undefined && music === undefined) return;
  music ??= import('./music.ts').then(({ createMusic }) => createMusic());
  music.then(
    ({ play: change }) => change(address),
    () => {
      music = undefined;
    },
  );
}

function subscribeHidden(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isHidden = (): boolean => document.hidden;

/**
 * Plays the brand's loop while the page is visible, if the player turned it on. Mount it after the first gesture, since browsers block
 * sound before (specification 1 §4).
 */
export function BackgroundMusic(): null {
  const [on] = useMusicOn();
  const { Sounds } = useBrand();
  const { pathname } = useLocation();
  const hidden = useSyncExternalStore(subscribeHidden, isHidden);
  const isSilenced = useIsMusicSilenced();
  const address = on && !hidden && !isSilenced && !isSilent(pathname) ? Sounds.music : undefined;
  useEffect(() => play(address), [address]);
  useEffect(() => () => play(undefined), []);
  return null;
}
