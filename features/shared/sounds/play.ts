import type { PlaySound } from './audio.ts';
import { effectsOn } from './soundSettings.ts';

let audio: Promise<PlaySound> | undefined;

/** Whether a sound may be heard now. A browser that cannot say who touched the page holds the sound back by itself. */
const mayPlay = (): boolean =>
  !document.hidden && effectsOn() && (!('userActivation' in navigator) || navigator.userActivation.hasBeenActive);

function loadAudio(): Promise<PlaySound> {
  audio ??= import('./audio.ts').then(({ createAudio }) => createAudio());
  audio.catch(() => {
    audio = undefined;
  });
  return audio;
}

/**
 * Plays a sound of this origin, if sounds are on, the page is looked at and somebody has touched it: nothing is fetched before
 * that, not even what plays it.
 *
 * @param address nothing where the brand is silent
 */
export function play(address: string | undefined): void {
  if (address === undefined || !mayPlay()) return;
  loadAudio().then(
    (sound) => sound(address),
    () => undefined,
  );
}

/** A sound that belongs to a picture may begin this much after it, in ms. */
const BESIDE_PICTURE_MS = 1_500;

/**
 * Plays a sound that belongs to something shown, on the same conditions as `play`.
 * @param signal stops it
 * @returns settles when it has ended, and at once where it is not played
 */
export async function playToEnd(address: string, signal: AbortSignal): Promise<void> {
  if (!mayPlay()) return;
  const sound = await loadAudio().catch(() => undefined);
  if (sound === undefined) return;
  await new Promise<void>((resolve) => {
    void sound(address, { lateMs: BESIDE_PICTURE_MS, onEnd: resolve, signal });
  });
}
