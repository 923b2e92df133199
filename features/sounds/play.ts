import { effectsOn } from './soundSettings.ts';

let audio: Promise<(address: string) => Promise<void>> | undefined;

/**
 * Plays a sound of this origin, if sounds are on, the page is looked at and somebody has touched it: nothing is fetched before
 * that, not even what plays it.
 *
 * @param address nothing where the brand is silent
 */
export function play(address: string | undefined): void {
  if (address === undefined || document.hidden || !effectsOn()) return;
  // A browser that cannot say holds the sound back by itself.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  audio ??= import('./audio.ts').then(({ createAudio }) => createAudio());
  audio.then(
    (sound) => sound(address),
    () => {
      audio = undefined;
    },
  );
}
