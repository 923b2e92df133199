import { useSyncExternalStore } from 'react';

/** A delay of half a minute is not noticeable. */
const TICK_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Updates the time immediately when a sleeping tab becomes visible. */
function look(): void {
  if (document.visibilityState === 'visible') tick();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', look);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', look);
  };
}

const still = (): (() => void) => () => undefined;

function read(): number {
  // The clock stops when the last component unmounts.
  if (timer === undefined && Math.abs(Date.now() - now) > 1000) now = Date.now();
  return now;
}

/**
 * Returns the current time in milliseconds since 1970, from one clock for the whole page.
 *
 * @param ticks whether to render again as time passes
 */
export function useNow(ticks: boolean): number {
  return useSyncExternalStore(ticks ? subscribe : still, read, read);
}
