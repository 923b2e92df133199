import { type OpenParts, PARTS, type Part } from '#protocol/entities/operator.ts';

/** What is known of a part of the product. Only `closed` may be shown as closed; only `open` may be promised. */
export type PartState = 'unknown' | 'open' | 'closed';
export type PartStates = Readonly<Record<Part, PartState>>;

/** The key of the read that says which parts are open for a brand. */
export const openPartsKey = (brandID: string) => ['openParts', brandID] as const;

/** Which parts of the product are open, and the listeners to a change. */
export interface OpenPartsValue {
  /** The parts that are known to be open. */
  readonly open: () => OpenParts;
  readonly states: () => PartStates;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the answer of the service. */
  readonly receive: (answer: OpenParts) => void;
  /** The service cannot be asked: a page that was stored earlier may say `closed` of a part that is open by now. */
  readonly doubt: () => void;
}

/** Holds which parts are open. @param first what the page said when it was made */
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

/** The state of each part by an answer of the service. Without an answer nothing is known. */
function statesOf(answer: OpenParts | undefined): PartStates {
  return eachPart((part) => (answer === undefined ? 'unknown' : answer[part] ? 'open' : 'closed'));
}

const openOf = (states: PartStates): OpenParts => ({
  Games: states.Games === 'open',
  Shop: states.Shop === 'open',
  Live: states.Live === 'open',
});
