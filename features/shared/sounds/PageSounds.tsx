import type { ReactNode } from 'react';
import { BackgroundMusic } from './BackgroundMusic.tsx';
import { SoundMoments } from './SoundMoments.tsx';

/** All sounds of a page. Mount it after the first gesture. */
export function PageSounds(): ReactNode {
  return (
    <>
      <SoundMoments />
      <BackgroundMusic />
    </>
  );
}
