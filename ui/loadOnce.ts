import { loadAgain } from './loadAgain.ts';

/**
 * Loads when it is first asked to, and gives everybody the same answer; asks again while the code cannot be fetched.
 * @returns the same promise each time, as `use` wants it
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  const ask = loadAgain(load);
  return () => (loaded ??= ask());
}
