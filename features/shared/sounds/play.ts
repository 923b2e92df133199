import type { PlaySound } from './audio.ts';
import { effectsOn } from './soundSettings.ts';

let audio: Promise<PlaySound> | undefined;

/** Whether a sound may play now. A browser without `userActivation` blocks sound itself before a gesture. */
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
 * Plays a sound of this origin if sounds are on, the page is visible and has had a gesture. Until then, nothing is loaded.
 *
 * @param address undefined if the brand has no such sound
 */
export function play(address: string | undefined): void {
  if (address === undefined || !mayPlay()) return;
  loadAudio().then(
    (sound) => sound(address),
    () => undefined,
  );
}

/** The latest start of a sound that belongs to a picture, in milliseconds. */
const BESIDE_PICTURE_MS = 1_500;

/**
 * Plays a sound that belongs to a shown picture, under the conditions of `play`.
 *
 * @param signal stops the sound
 * @returns a promise that resolves at the end of the sound, or immediately if it is not played
 */
export async function playToEnd(address: string, signal: AbortSignal): Promise<void> {
  if (!mayPlay()) return;
  const sound = await loadAudio().catch(() => undefined);
  if (sound === undefined) return;
  await new Promise<void>((resolve) => {
    void sound(address, { lateMs: BESIDE_PICTURE_MS, onEnd: resolve, signal });
  });
}
