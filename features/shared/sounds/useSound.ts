import { useCallback } from 'react';
import type { SoundMoment } from '#protocol/brands.ts';
import { useBrand } from '../../base/settings/index.ts';
import { play } from './play.ts';

/** Returns a function that plays the brand's sound for a moment. Silent if the brand has none, sounds are off, or without a gesture. */
export function useSound(): (moment: SoundMoment) => void {
  const { Sounds } = useBrand();
  return useCallback((moment) => play(Sounds[moment]), [Sounds]);
}
