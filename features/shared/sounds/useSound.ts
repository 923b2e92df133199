import { useCallback } from 'react';
import type { SoundMoment } from '#protocol/brands.ts';
import { useBrand } from '../../base/settings/index.ts';
import { play } from './play.ts';

/**
 * Returns a function that plays the brand's sound for a moment. The function is silent if the brand has no such sound, if sounds are off,
 * or if there was no gesture.
 */
export function useSound(): (moment: SoundMoment) => void {
  const { Sounds } = useBrand();
  return useCallback((moment) => play(Sounds[moment]), [Sounds]);
}
