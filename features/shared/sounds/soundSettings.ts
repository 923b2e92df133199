import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../base/settings/index.ts';

const KEPT = 'menagerie.sounds';
/**
 * Effects are short and answer what one does; whoever minds them turns them off. Music is for those who asked for it
 * (specification 1 §4). This browser remembers both.
 */
const Kept = z.object({ Effects: z.optional(z.boolean()), Music: z.optional(z.boolean()) });
type Kept = z.infer<typeof Kept>;

const listeners = new Set<() => void>();

const kept = (): Kept => readStored(KEPT, Kept) ?? {};
function keep(changed: Kept): void {
  writeStored(KEPT, { ...kept(), ...changed });
  for (const listener of listeners) listener();
}

/** Whether sounds are played. */
export const effectsOn = (): boolean => kept().Effects ?? true;
const musicOn = (): boolean => kept().Music ?? false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser may have changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether sounds are played, and how to change it. */
export const useEffectsOn = (): readonly [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, effectsOn),
  (Effects) => keep({ Effects }),
];

/** Whether music plays behind the pages, and how to change it. */
export const useMusicOn = (): readonly [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, musicOn),
  (Music) => keep({ Music }),
];
