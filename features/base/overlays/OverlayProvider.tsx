import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { LayerContext, type LayerHost } from '#ui/layers.ts';
import { createOverlayQueue, type OpenLayers, type OverlayID, type OverlayQueue } from './overlayQueue.ts';

const QueueContext = createContext<OverlayQueue | undefined>(undefined);

const LayersContext = createContext<OpenLayers | undefined>(undefined);

const NO_LAYERS: OpenLayers = { count: () => 0, subscribe: () => () => {} };

/**
 * Returns the page's queue. Without a provider each caller gets its own, since a shared queue would carry a test's state into the next
 * test.
 */
function useQueue(): OverlayQueue {
  const provided = use(QueueContext);
  const [own] = useState(() => provided ?? createOverlayQueue(NO_LAYERS));
  return provided ?? own;
}

export function OverlayProvider({
  layers,
  calm = false,
  children,
}: {
  layers: LayerHost & OpenLayers;
  /** Hides overlays that open by themselves, for developers. */
  calm?: boolean | undefined;
  children: ReactNode;
}): ReactNode {
  const [queue] = useState(() => createOverlayQueue(layers, calm));
  return (
    <LayerContext value={layers}>
      <LayersContext value={layers}>
        <QueueContext value={queue}>{children}</QueueContext>
      </LayersContext>
    </LayerContext>
  );
}

/** Whether the page hides an overlay (`calm`). */
export const useIsSpared = (id: OverlayID): boolean => useQueue().spares(id);

/** Whether this page greets a new account. */
export function useGreetsNewcomer(): boolean {
  const queue = useQueue();
  return useSyncExternalStore(queue.subscribe, queue.greets, queue.greets);
}

/** Whether a question may open beside the page on its own: not while greeting a new account, and not on a calm page. */
export function useMayAsk(): boolean {
  const queue = useQueue();
  return useSyncExternalStore(queue.subscribe, queue.mayAsk, queue.mayAsk);
}

/**
 * Joins the queue of overlays while `wants` is true.
 *
 * @returns whether it is this overlay's turn
 */
export function useOverlayTurn(id: OverlayID, wants: boolean): boolean {
  const queue = useQueue();
  useEffect(() => (wants ? queue.want(id) : undefined), [queue, id, wants]);
  const isNext = (): boolean => queue.current() === id;
  return useSyncExternalStore(queue.subscribe, isNext, isNext) && wants;
}

/** Whether an overlay has its turn. */
export function useHasOverlay(): boolean {
  const queue = useQueue();
  const hasOverlay = (): boolean => queue.current() !== undefined;
  return useSyncExternalStore(queue.subscribe, hasOverlay, hasOverlay);
}

/**
 * Whether a layer that the address asks for (`?openStore=true`) is open. The layer and the overlays that open by themselves wait for each
 * other.
 */
export function useLayerTurn(wants: boolean): boolean {
  const queue = useQueue();
  const waits = useSyncExternalStore(queue.subscribe, queue.holdsPage, queue.holdsPage);
  return wants && !waits;
}

/** Whether a dialog, sheet, drawer or menu covers the page. */
export function useIsCovered(): boolean {
  const layers = use(LayersContext) ?? NO_LAYERS;
  const isCovered = (): boolean => layers.count() > 0;
  return useSyncExternalStore(layers.subscribe, isCovered, isCovered);
}
