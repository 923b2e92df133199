export { playToEnd } from './play.ts';
export { PageSounds } from './PageSounds.tsx';
export { SoundSwitch } from './SoundSwitch.tsx';
export { useSound } from './useSound.ts';
