import { useSyncExternalStore } from 'react';

/** A minute's words may be half a minute late; nobody sees that. */
const TICK_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** A tab that slept tells the right time as soon as it is looked at. */
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
  // Nobody has kept it since the last one left.
  if (timer === undefined && Math.abs(Date.now() - now) > 1000) now = Date.now();
  return now;
}

/**
 * The present, in milliseconds since 1970, one clock for the whole page.
 *
 * @param ticks whether to render again as it goes on
 */
export function useNow(ticks: boolean): number {
  return useSyncExternalStore(ticks ? subscribe : still, read);
}
