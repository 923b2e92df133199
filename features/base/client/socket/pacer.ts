/** Sends one item at a time, in order, with a pause between (specification 1 §4: one frame per 20 ms). */
export interface Pacer<Item> {
  add(item: Item): void;
  clear(): void;
}

/** @param send sends one item; called immediately if nothing was sent for `intervalMs` */
export function createPacer<Item>(intervalMs: number, send: (item: Item) => void): Pacer<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    timer = undefined;
    const item = waiting.shift();
    if (item === undefined) return;
    timer = setTimeout(next, intervalMs);
    send(item);
  };
  return {
    add(item) {
      waiting.push(item);
      if (timer === undefined) next();
    },
    clear() {
      waiting = [];
    },
  };
}
