import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { setReducedMotion } from '#ui/layout/motion.ts';
import { readStored, writeStored } from './stored.ts';

const KEPT = 'menagerie.motion';
const Kept = z.literal('reduced');
const listeners = new Set<() => void>();

const isReduced = (): boolean => readStored(KEPT, Kept) !== undefined;

/** Applies this visitor's last choice of motion to the page. */
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

/** Whether this visitor asked for less motion than the system, and a function that changes it. */
export const useReducedMotion = (): readonly [boolean, (reduced: boolean) => void] => [
  useSyncExternalStore(subscribe, isReduced, () => false),
  keep,
];
