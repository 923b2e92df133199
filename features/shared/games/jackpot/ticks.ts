const TICK_MS = 250;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** The time of the page's last tick. All readers of a tick get the same time. */
export const tickedAt = (): number => now;

/** Calls the listener four times a second. One timer serves the page, and stops without listeners. */
export function subscribeToTicks(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
