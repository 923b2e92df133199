import { createContext, use, useEffect, useEffectEvent } from 'react';

/** A layer over the page that can be closed: a dialog, a sheet, a drawer, a menu, a list of options. */
export interface Layer {
  readonly close: () => void;
  /** Whether the layer adds an entry to the browser's history while it is open. False if the address says that the layer is open. */
  readonly takesEntry: boolean;
}

/** Keeps track of the open layers, so that the browser's Back button closes the topmost layer. */
export interface LayerHost {
  /**
   * Adds an open layer.
   *
   * @returns a function that removes it
   */
  readonly open: (layer: Layer) => () => void;
}

/** If there is no host (in a story or a test), layers close by their own controls. */
export const LayerContext = createContext<LayerHost | undefined>(undefined);

/**
 * Adds a layer to the host while it is shown.
 *
 * @param close closes the layer
 */
export function useLayer(shown: boolean, close: () => void, takesEntry: boolean): void {
  const host = use(LayerContext);
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!shown || host === undefined) return undefined;
    return host.open({ close: () => latest(), takesEntry });
  }, [shown, host, takesEntry]);
}
