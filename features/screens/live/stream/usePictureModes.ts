import { type RefObject, useSyncExternalStore } from 'react';
import { hasPictureInPicture, toggleFullScreen, togglePictureInPicture } from './pictureModes.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
const isFull = (): boolean => document.fullscreenElement !== null && document.fullscreenElement !== undefined;

/** Other ways to show the stage's picture. */
export interface PictureModes {
  readonly isFull: boolean;
  /** Fills the screen with the target, rotated for a wide picture, or leaves. */
  readonly toggleFullScreen: () => void;
  /** Toggles picture in picture. Absent if the browser can't do so. */
  readonly togglePictureInPicture?: () => void;
}

/**
 * Full screen, and picture in picture if the browser has it.
 * @param target the element that fills the screen
 * @param video the stage's video (`useLiveStage().video`)
 */
export function usePictureModes(
  target: RefObject<HTMLElement | null>,
  video: () => HTMLVideoElement | undefined,
): PictureModes {
  const act = (work: (shown: HTMLVideoElement, element: HTMLElement) => Promise<void>): void => {
    const [shown, element] = [video(), target.current];
    if (shown && element) void work(shown, element);
  };
  return {
    isFull: useSyncExternalStore(subscribe, isFull, () => false),
    toggleFullScreen: () => act((shown, element) => toggleFullScreen(element, shown)),
    ...(hasPictureInPicture() && { togglePictureInPicture: () => act((shown) => togglePictureInPicture(shown)) }),
  };
}
