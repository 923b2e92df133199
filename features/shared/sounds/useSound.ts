import { useCallback } from 'react';
import type { SoundMoment } from '#protocol/brands.ts';
import { useBrand } from '../../base/settings/index.ts';
import { play } from './play.ts';

/** How to play the brand's sound for a moment. Silent where the brand has none, sounds are off, or nobody has touched the page. */
export function useSound(): (moment: SoundMoment) => void {
  const { Sounds } = useBrand();
  return useCallback((moment) => play(Sounds[moment]), [Sounds]);
}
