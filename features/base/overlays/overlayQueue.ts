/** The overlays that open by themselves, most urgent first. */
const ORDER = [
  'session',
  'age',
  'mistake',
  'break',
  'greeting',
  'deletion',
  'announcement',
  'envelope',
  'passkey',
] as const;

export type OverlayID = (typeof ORDER)[number];

/** Overlays that wait for the next visit on a page that greets a new account. */
const NOT_IN_FIRST_MINUTES: readonly OverlayID[] = ['announcement'];

/** Overlays that do not wait for others: the end of a session, the age gate, and errors that only a developer can fix. */
const INTERRUPTING: readonly OverlayID[] = ['session', 'age', 'mistake'];

/** Overlays that `?scenario=calm` leaves out: those that invite, ask or announce. */
const SPARED: readonly OverlayID[] = ['age', 'greeting', 'announcement', 'passkey'];

/**
 * Overlays that leave room for a layer of the address: a mistake covers everything, and a passkey is offered within a layer.
 */
const ROOMY: readonly OverlayID[] = ['mistake', 'passkey'];

/** The number of layers that the player has open, for which overlays wait. */
export interface OpenLayers {
  readonly count: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface OverlayQueue {
  /** Joins the queue. @returns a function that leaves it */
  readonly want: (id: OverlayID) => () => void;
  readonly spares: (id: OverlayID) => boolean;
  readonly greets: () => boolean;
  /** Whether a question may open beside the page on its own: not while greeting a new account, and not on a calm page. */
  readonly mayAsk: () => boolean;
  readonly current: () => OverlayID | undefined;
  /** Whether an overlay covers the page, so that a layer of the address waits. */
  readonly holdsPage: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates one queue for all overlays that open by themselves. An overlay keeps its turn until answered or interrupted; the next opens when
 * no layer is open.
 *
 * @param calm leaves out overlays that invite or ask
 */
export function createOverlayQueue(layers: OpenLayers, calm = false): OverlayQueue {
  const wanted = new Set<OverlayID>();
  const listeners = new Set<() => void>();
  let current: OverlayID | undefined;
  let hasGreeted = false;

  const spares = (id: OverlayID): boolean => calm && SPARED.includes(id);
  const isLater = (id: OverlayID): boolean => hasGreeted && NOT_IN_FIRST_MINUTES.includes(id);
  const next = (): OverlayID | undefined => {
    const urgent = INTERRUPTING.find((id) => wanted.has(id));
    if (urgent !== undefined) return urgent;
    if (current !== undefined && wanted.has(current) && !isLater(current)) return current;
    return layers.count() > 0 ? undefined : ORDER.find((id) => wanted.has(id) && !isLater(id));
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const settle = (): void => {
    const before = current;
    current = next();
    if (current !== before) tell();
  };
  layers.subscribe(settle);
  return {
    want(id) {
      if (spares(id)) return () => {};
      if (id === 'greeting' && !hasGreeted) {
        hasGreeted = true;
        tell();
      }
      wanted.add(id);
      settle();
      return () => {
        wanted.delete(id);
        settle();
      };
    },
    spares,
    greets: () => hasGreeted,
    mayAsk: () => !calm && !hasGreeted,
    current: () => current,
    holdsPage: () => current !== undefined && !ROOMY.includes(current),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
