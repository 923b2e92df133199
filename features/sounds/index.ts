export { PageSounds } from './PageSounds.tsx';
export { SoundSwitch } from './SoundSwitch.tsx';
