/** What was, what is, and what was taken back. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** What the last step changed and when, so that a dragged slider is one step. */
  readonly last?: { readonly what: string; readonly at: number };
}

const mostSteps = 200;
/** Steps on the same control that follow each other so closely are one. */
const togetherMs = 700;

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [] });

/**
 * Goes on to a next state. What was taken back is forgotten.
 *
 * @param what names the control that did it
 * @param at when, in milliseconds
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

/** One step back, if there is one. */
export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

/** One step forward again, if one was taken back. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}
