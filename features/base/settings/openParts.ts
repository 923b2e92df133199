import { type OpenParts, PARTS, type Part } from '#protocol/entities/operator.ts';

/** The state of a part of the product. Show a part as closed only if it is `closed`, and promise it only if it is `open`. */
export type PartState = 'unknown' | 'open' | 'closed';
export type PartStates = Readonly<Record<Part, PartState>>;

/** The query key of the parts that are open for a brand. */
export const openPartsKey = (brandID: string) => ['openParts', brandID] as const;

/** The open parts of the product, and the listeners to a change. */
export interface OpenPartsValue {
  readonly open: () => OpenParts;
  readonly states: () => PartStates;
  readonly subscribe: (listener: () => void) => () => void;
  readonly receive: (answer: OpenParts) => void;
  /** Changes `closed` parts to `unknown` when the service does not answer, since a cached page may be out of date. */
  readonly doubt: () => void;
}

/**
 * Stores the state of the parts.
 *
 * @param first the parts from the page's settings
 */
export function createOpenParts(first?: OpenParts): OpenPartsValue {
  let states = statesOf(first);
  let open = openOf(states);
  let isAnswered = false;
  const listeners = new Set<() => void>();
  const change = (next: PartStates): void => {
    if (PARTS.every((part) => next[part] === states[part])) return;
    states = next;
    open = openOf(next);
    for (const listener of listeners) listener();
  };
  return {
    open: () => open,
    states: () => states,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive(answer) {
      isAnswered = true;
      change(statesOf(answer));
    },
    doubt() {
      if (!isAnswered) change(eachPart((part) => (states[part] === 'closed' ? 'unknown' : states[part])));
    },
  };
}

const eachPart = (stateOf: (part: Part) => PartState): PartStates => ({
  Games: stateOf('Games'),
  Shop: stateOf('Shop'),
  Live: stateOf('Live'),
});

/** The state of each part. Without an answer, every part is `unknown`. */
function statesOf(answer: OpenParts | undefined): PartStates {
  return eachPart((part) => (answer === undefined ? 'unknown' : answer[part] ? 'open' : 'closed'));
}

const openOf = (states: PartStates): OpenParts => ({
  Games: states.Games === 'open',
  Shop: states.Shop === 'open',
  Live: states.Live === 'open',
});
