import type { GiftShown } from '#protocol/entities/gift.ts';

/** What waits beyond this many is not shown: an effect belongs to its moment. */
const MAX_WAITING = 8;

/** The effects of a page, one after another. */
export interface EffectQueue {
  /** Puts an effect at the end; a gift that stands in the line already is not shown twice. */
  readonly add: (gift: GiftShown) => void;
  /** What is shown now. */
  readonly current: () => GiftShown | undefined;
  /** It is over: the next one begins. */
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

/** The line of this window: what gives a gift adds to it, `GiftEffects` shows it. */
export const effectQueue = createEffectQueue();
