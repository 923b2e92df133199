import type { ReactNode } from 'react';
import { BackgroundMusic } from './BackgroundMusic.tsx';
import { SoundMoments } from './SoundMoments.tsx';

/** All that is heard of a page, once somebody has touched it. */
export function PageSounds(): ReactNode {
  return (
    <>
      <SoundMoments />
      <BackgroundMusic />
    </>
  );
}
