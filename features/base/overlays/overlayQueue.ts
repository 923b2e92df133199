/** What comes up by itself and wants an answer, most urgent first. */
const ORDER = [
  'session',
  'age',
  'mistake',
  'break',
  'greeting',
  'deletion',
  'welcome',
  'consent',
  'announcement',
  'envelope',
  'passkey',
] as const;

export type OverlayID = (typeof ORDER)[number];

/** These wait for nobody: the end of a session, the age, and what only a developer can mend. */
const INTERRUPTING: readonly OverlayID[] = ['session', 'age', 'mistake'];

/** What a developer is spared who wants to see the page at once (`?scenario=calm`): what invites, asks or announces. */
const SPARED: readonly OverlayID[] = ['age', 'greeting', 'welcome', 'consent', 'announcement', 'passkey'];

/** How many layers the player has open, which nothing opens over. */
export interface OpenLayers {
  readonly count: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Lets one thing ask at a time. */
export interface OverlayQueue {
  /** Stands in line. @returns leaves it */
  readonly want: (id: OverlayID) => () => void;
  /** Whose turn it is. */
  readonly current: () => OverlayID | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * One line for everything that asks by itself. Whose turn it is keeps it until answered, unless something interrupts; the next one
 * comes when no layer is open.
 * @param calm what invites or asks never has its turn
 */
export function createOverlayQueue(layers: OpenLayers, calm = false): OverlayQueue {
  const wanted = new Set<OverlayID>();
  const listeners = new Set<() => void>();
  let current: OverlayID | undefined;

  const next = (): OverlayID | undefined => {
    const urgent = INTERRUPTING.find((id) => wanted.has(id));
    if (urgent !== undefined) return urgent;
    if (current !== undefined && wanted.has(current)) return current;
    return layers.count() > 0 ? undefined : ORDER.find((id) => wanted.has(id));
  };
  const settle = (): void => {
    const before = current;
    current = next();
    if (current !== before) for (const listener of listeners) listener();
  };
  layers.subscribe(settle);
  return {
    want(id) {
      if (calm && SPARED.includes(id)) return () => {};
      wanted.add(id);
      settle();
      return () => {
        wanted.delete(id);
        settle();
      };
    },
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
