import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { setReducedMotion } from '#ui/layout/motion.ts';
import { readStored, writeStored } from './stored.ts';

const KEPT = 'menagerie.motion';
const Kept = z.literal('reduced');
const listeners = new Set<() => void>();

const isReduced = (): boolean => readStored(KEPT, Kept) !== undefined;

/** Has the page move as little as this browser's visitor last chose. */
export const applyMotion = (): void => setReducedMotion(isReduced());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keep(reduced: boolean): void {
  writeStored(KEPT, reduced ? 'reduced' : undefined);
  setReducedMotion(reduced);
  for (const listener of listeners) listener();
}

/** Whether this browser's visitor asked for less motion than the system does, and how to change it. */
export const useReducedMotion = (): readonly [boolean, (reduced: boolean) => void] => [
  useSyncExternalStore(subscribe, isReduced),
  keep,
];
