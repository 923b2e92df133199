import type { GiftShown } from '#protocol/entities/gift.ts';

/** The maximum of waiting effects. Older effects are dropped, since a late effect has no meaning. */
const MAX_WAITING = 8;

/** The effects of a page, one after another. */
export interface EffectQueue {
  /** Adds an effect at the end. A gift in the queue is not added twice. */
  readonly add: (gift: GiftShown) => void;
  readonly current: () => GiftShown | undefined;
  readonly next: () => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createEffectQueue(): EffectQueue {
  const listeners = new Set<() => void>();
  let line: readonly GiftShown[] = [];
  const change = (next: readonly GiftShown[]): void => {
    line = next;
    for (const listener of listeners) listener();
  };
  return {
    add(gift) {
      if (line.some(({ GiftID }) => GiftID === gift.GiftID)) return;
      const [shown, ...waiting] = line;
      change(shown === undefined ? [gift] : [shown, ...[...waiting, gift].slice(-MAX_WAITING)]);
    },
    current: () => line[0],
    next: () => change(line.slice(1)),
    clear: () => change([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The effect queue of this window, which `GiftEffects` shows. */
export const effectQueue = createEffectQueue();
