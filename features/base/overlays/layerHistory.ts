import type { Layer, LayerHost } from '#ui/layers.ts';

export interface RoutedHistory<To> {
  readonly location: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly state: unknown;
  };
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(delta: number): void;
}

export interface Move {
  readonly action: string;
  readonly location: { readonly state: unknown };
  readonly delta: number | null;
}

/** The open layers, and their entries in the browser's history. */
export interface LayerHistory<To> extends LayerHost {
  /** Goes to an address. Replaces the topmost layer's entry, and closes that layer. */
  readonly push: (to: To, state?: unknown) => void;
  /** Replaces the address of the page's own entry. Removes the layers' entries above first, so that Back needs no extra step. */
  readonly replace: (to: To, state?: unknown) => void;
  /**
   * Handles a move of the history.
   *
   * @returns whether the move belonged to the layers, so that the page stays
   */
  readonly handleMove: (move: Move) => boolean;
  readonly count: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

const KEY = 'layer';

const layerOf = (state: unknown): number | undefined => {
  const id: unknown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined;
  return typeof id === 'number' ? id : undefined;
};

interface OpenLayer extends Layer {
  readonly id: number;
}

/**
 * Gives each open layer an entry in the history, so that Back closes the topmost layer. A layer that closes otherwise removes its entry.
 * Forward opens nothing, and Back skips the entry of a closed layer.
 */
export function createLayerHistory<To>(history: RoutedHistory<To | string>): LayerHistory<To> {
  const listeners = new Set<() => void>();
  // Starts from the time, since an earlier page of this tab may have left entries with small numbers.
  let lastID = Date.now();
  let layers: readonly OpenLayer[] = [];
  /** The layers whose entries are above the page's, lowest first. */
  let entries: readonly number[] = [];
  let isLeaving = false;
  let waiting: readonly (() => void)[] = [];
  let isScheduled = false;

  const settle = (): void => {
    isScheduled = false;
    if (isLeaving) return;
    const wanted = layers.filter(({ takesEntry }) => takesEntry).map(({ id }) => id);
    const kept = entries.findLastIndex((id) => wanted.includes(id)) + 1;
    const gone = entries.slice(kept);
    entries = entries.slice(0, kept);
    if (gone.length > 0 && layerOf(history.location.state) === gone.at(-1)) {
      isLeaving = true;
      history.go(-gone.length);
      return;
    }
    for (const id of wanted.filter((one) => !entries.includes(one))) {
      entries = [...entries, id];
      const { pathname, search, hash } = history.location;
      history.push(`${pathname}${search}${hash}`, { [KEY]: id });
    }
  };
  // Waits for all layers that change in the same task.
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(settle);
  };
  const change = (next: readonly OpenLayer[]): void => {
    layers = next;
    schedule();
    for (const listener of listeners) listener();
  };
  const whenThere = (go: () => void): void => {
    if (isLeaving) waiting = [...waiting, go];
    else go();
  };
  const arrive = (): void => {
    isLeaving = false;
    const moves = waiting;
    waiting = [];
    for (const go of moves) go();
    schedule();
  };
  const goBack = (id: number | undefined, delta: number | null): boolean => {
    const kept = id === undefined ? 0 : entries.indexOf(id) + 1;
    const gone = entries.slice(kept);
    entries = entries.slice(0, kept);
    for (const one of gone.toReversed()) layers.find((layer) => layer.id === one)?.close();
    const isDead = id !== undefined && kept === 0;
    if (isDead && delta !== null && delta < 0) history.go(-1);
    return gone.length > 0 || isDead;
  };

  return {
    open(layer) {
      lastID += 1;
      const opened = { ...layer, id: lastID };
      change([...layers, opened]);
      return () => change(layers.filter((one) => one !== opened));
    },
    push: (to, state) =>
      whenThere(() => {
        const isOver = entries.length > 0;
        entries = [];
        if (isOver) history.replace(to, state);
        else history.push(to, state);
      }),
    replace: (to, state) =>
      whenThere(() => {
        const isOver = entries.length > 0 && layerOf(history.location.state) === entries.at(-1);
        const over = entries.length;
        entries = [];
        if (!isOver) {
          history.replace(to, state);
          return;
        }
        // Layers that stay open get their entry again after the browser arrives.
        isLeaving = true;
        waiting = [() => history.replace(to, state)];
        history.go(-over);
      }),
    handleMove({ action, location, delta }) {
      const id = layerOf(location.state);
      if (action !== 'POP') return id !== undefined && entries.includes(id);
      if (!isLeaving) return goBack(id, delta);
      arrive();
      return true;
    },
    count: () => layers.length,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
