export { playToEnd } from './play.ts';
export { silenceMusic, useIsMusicSilenced } from './otherSound.ts';
export { PageSounds } from './PageSounds.tsx';
export { SoundSwitch } from './SoundSwitch.tsx';
export { useEffectsOn } from './soundSettings.ts';
export { useSound } from './useSound.ts';
