/** The overlays that open by themselves, most urgent first. */
const ORDER = [
  'session',
  'age',
  'mistake',
  'break',
  'greeting',
  'deletion',
  'welcome',
  'announcement',
  'envelope',
  'passkey',
] as const;

export type OverlayID = (typeof ORDER)[number];

/** These wait for the next visit on a page that greets a new account: its first minutes hold one welcome and nothing else. */
const NOT_IN_FIRST_MINUTES: readonly OverlayID[] = ['announcement'];

/** These do not wait: the end of a session, the age gate, and errors that only a developer can fix. */
const INTERRUPTING: readonly OverlayID[] = ['session', 'age', 'mistake'];

/** The overlays that `?scenario=calm` leaves out, for a developer who wants to see the page at once: those that invite, ask or announce. */
const SPARED: readonly OverlayID[] = ['age', 'greeting', 'welcome', 'announcement', 'passkey'];

/** These leave room for a layer that the address asks for: the invitation is no layer, a mistake lies over all, and a passkey is offered within one. */
const ROOMY: readonly OverlayID[] = ['welcome', 'mistake', 'passkey'];

/** The number of layers that the player has open. Overlays wait for them. */
export interface OpenLayers {
  readonly count: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Opens one overlay at a time. */
export interface OverlayQueue {
  /** Joins the queue. @returns a function that leaves it */
  readonly want: (id: OverlayID) => () => void;
  /** Whether this page leaves an overlay out. */
  readonly spares: (id: OverlayID) => boolean;
  /** Whether this page greets a new account. */
  readonly greets: () => boolean;
  /** Whether something may ask beside the page by itself: not on a page that greets a new account, and not on a calm one. */
  readonly mayAsk: () => boolean;
  /** The overlay whose turn it is. */
  readonly current: () => OverlayID | undefined;
  /** Whether an overlay has the page for itself: a layer that the address asks for waits. */
  readonly holdsPage: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * One queue for all overlays that open by themselves. An overlay keeps its turn until answered, unless another interrupts; the next one
 * opens when no layer is open.
 *
 * @param calm true leaves out overlays that invite or ask
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
