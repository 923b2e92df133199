import { createContext, use, useEffect, useEffectEvent } from 'react';

/** What lies over the page until it is closed: a dialog, a sheet, a drawer, a menu, a list to choose from. */
export interface Layer {
  /** Asks it to close. */
  readonly close: () => void;
  /** Whether it takes an entry of the browser's history while it is open; not where the address itself says that it is open. */
  readonly takesEntry: boolean;
}

/** Whoever keeps track of the open layers, so that the browser's way back closes the topmost one. */
export interface LayerHost {
  /** A layer opened. @returns tells that it closed */
  readonly open: (layer: Layer) => () => void;
}

/** Where nobody keeps track (a story, a test), layers close by their own controls. */
export const LayerContext = createContext<LayerHost | undefined>(undefined);

/**
 * Tells the host that a layer is open for as long as it is shown.
 * @param close asks its owner to close it
 */
export function useLayer(shown: boolean, close: () => void, takesEntry: boolean): void {
  const host = use(LayerContext);
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!shown || host === undefined) return undefined;
    return host.open({ close: () => latest(), takesEntry });
  }, [shown, host, takesEntry]);
}
