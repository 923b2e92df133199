/** Work that is called at fixed moments. */
export interface Ticking {
  stop(): void;
}

/**
 * Calls work every `everyMs` milliseconds, without a drift: each moment is counted from the first one. Moments that passed while the process
 * was busy are left out.
 *
 * @param onTick receives by how many milliseconds the tick is late
 */
export function everyTick(everyMs: number, work: () => void, onTick?: (lateMs: number) => void): Ticking {
  let due = performance.now() + everyMs;
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    const now = performance.now();
    onTick?.(now - due);
    due += everyMs * Math.max(1, Math.ceil((now - due) / everyMs));
    timer = setTimeout(tick, due - performance.now());
    work();
  };
  timer = setTimeout(tick, everyMs);
  return { stop: () => clearTimeout(timer) };
}
