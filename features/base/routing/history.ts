import { addressOf, type Location, type Path, resolveTo, type To } from './location.ts';

/** The kind of the last navigation. Back, Forward and the first page are `POP`. */
export type Action = 'POP' | 'PUSH' | 'REPLACE';

export interface Move {
  readonly action: Action;
  readonly location: Location;
  readonly delta: number | null;
}

export interface Navigator {
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(delta: number): void;
}

export interface History extends Navigator {
  readonly location: Location;
  /**
   * Calls a listener after each move.
   *
   * @returns a function that removes it
   */
  listen(listener: (move: Move) => void): () => void;
}

interface Entry {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number | null;
}

const createKey = (): string => Math.random().toString(36).slice(2, 10);

function readEntry(): Entry {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return { usr: null, key: 'default', idx: null };
  return {
    usr: 'usr' in state ? state.usr : null,
    key: 'key' in state && typeof state.key === 'string' ? state.key : 'default',
    idx: 'idx' in state && typeof state.idx === 'number' ? state.idx : null,
  };
}

/** The state that another script keeps in the current entry. */
function otherState(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

const currentPath = (): Path => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
};

/** The history of the browser's tab. */
export function createBrowserHistory(): History {
  const listeners = new Set<(move: Move) => void>();
  const location = (): Location => {
    const { usr, key } = readEntry();
    return { ...currentPath(), state: usr, key };
  };
  const tell = (action: Action, delta: number | null): void => {
    const move = { action, location: location(), delta };
    for (const listener of listeners) listener(move);
  };
  if (readEntry().idx === null) window.history.replaceState({ ...otherState(), idx: 0 }, '');
  let index = readEntry().idx;
  const onPop = (): void => {
    const next = readEntry().idx;
    const delta = next === null || index === null ? null : next - index;
    index = next;
    tell('POP', delta);
  };
  const entryOf = (state: unknown, idx: number | null): Entry => ({ usr: state ?? null, key: createKey(), idx });

  return {
    get location() {
      return location();
    },
    push(to, state) {
      const address = addressOf(resolveTo(to, window.location.pathname));
      const next = (index ?? 0) + 1;
      try {
        window.history.pushState(entryOf(state, next), '', address);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari refuses more than a hundred entries in half a minute, so the browser loads the page instead.
        window.location.assign(address);
        return;
      }
      index = next;
      tell('PUSH', 1);
    },
    replace(to, state) {
      window.history.replaceState(entryOf(state, index), '', addressOf(resolveTo(to, window.location.pathname)));
      tell('REPLACE', 0);
    },
    go: (delta) => window.history.go(delta),
    listen(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', onPop);
      };
    },
  };
}

/**
 * A history in memory, for tests, stories and pages rendered without a window.
 *
 * @param first the first entry's address
 */
export function createMemoryHistory(first: string): History {
  const listeners = new Set<(move: Move) => void>();
  const entryOf = (to: To, from: string, state?: unknown): Location => ({
    ...resolveTo(to, from),
    state: state ?? null,
    key: createKey(),
  });
  let location = entryOf(first, '/');
  let entries: readonly Location[] = [location];
  let index = 0;
  const move = (action: Action, to: number): void => {
    const delta = to - index;
    index = to;
    location = entries[index] ?? location;
    for (const listener of listeners) listener({ action, location, delta });
  };

  return {
    get location() {
      return location;
    },
    push(to, state) {
      entries = [...entries.slice(0, index + 1), entryOf(to, location.pathname, state)];
      move('PUSH', index + 1);
    },
    replace(to, state) {
      entries = entries.with(index, entryOf(to, location.pathname, state));
      move('REPLACE', index);
    },
    go: (delta) => move('POP', Math.min(Math.max(index + delta, 0), entries.length - 1)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
