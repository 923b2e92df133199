/** The past states, the present state, and the undone states. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** The control and the time of the last step, so that a dragged slider is one step. */
  readonly last?: { readonly what: string; readonly at: number };
}

const mostSteps = 200;
/** Steps on the same control within this time are one step. */
const togetherMs = 700;

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [] });

/**
 * Adds a state, and drops the undone states.
 * @param what names the control
 * @param at the time in milliseconds
 */
export function advance<State>(history: History<State>, next: State, what: string, at: number): History<State> {
  if (Object.is(next, history.now)) return history;
  const joined =
    history.last?.what === what &&
    at - history.last.at < togetherMs &&
    history.future.length === 0 &&
    history.past.length > 0;
  const past = joined ? history.past : [...history.past, history.now].slice(-mostSteps);
  return { past, now: next, future: [], last: { what, at } };
}

/** Undoes a step, if there is one. */
export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

/** Redoes the last undone step, if there is any. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}
