import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../base/settings/index.ts';

const KEPT = 'menagerie.sounds';
/** Effects are short and on by default; music is off by default (specification 1 §4). This browser stores both settings. */
const Kept = z.object({ Effects: z.optional(z.boolean()), Music: z.optional(z.boolean()) });
type Kept = z.infer<typeof Kept>;

const listeners = new Set<() => void>();

const kept = (): Kept => readStored(KEPT, Kept) ?? {};
function keep(changed: Kept): void {
  writeStored(KEPT, { ...kept(), ...changed });
  for (const listener of listeners) listener();
}

/** Whether sounds are on. */
export const effectsOn = (): boolean => kept().Effects ?? true;
const musicOn = (): boolean => kept().Music ?? false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the browser may change the setting.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether sounds are on, and a function that changes it. */
export const useEffectsOn = (): readonly [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, effectsOn),
  (Effects) => keep({ Effects }),
];

/** Whether the music is on, and a function that changes it. */
export const useMusicOn = (): readonly [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, musicOn),
  (Music) => keep({ Music }),
];
