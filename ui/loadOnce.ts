import { loadAgain } from './loadAgain.ts';

/**
 * Loads on the first call, and returns the same result to every caller. Repeats a failed load (`loadAgain`).
 *
 * @returns the same promise each time, as `use` requires
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  const ask = loadAgain(load);
  return () => (loaded ??= ask());
}
