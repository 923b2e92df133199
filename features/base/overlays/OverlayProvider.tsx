import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { LayerContext, type LayerHost } from '#ui/layers.ts';
import { createOverlayQueue, type OpenLayers, type OverlayID, type OverlayQueue } from './overlayQueue.ts';

const QueueContext = createContext<OverlayQueue | undefined>(undefined);

const LayersContext = createContext<OpenLayers | undefined>(undefined);

const NO_LAYERS: OpenLayers = { count: () => 0, subscribe: () => () => {} };

/**
 * The page's queue. Without a provider (a story, a test of one component) each caller has its own: a shared one would remember in the next
 * test that this one greeted a new account.
 */
function useQueue(): OverlayQueue {
  const provided = use(QueueContext);
  const [own] = useState(() => provided ?? createOverlayQueue(NO_LAYERS));
  return provided ?? own;
}

/** Provides one queue of overlays and one stack of layers. */
export function OverlayProvider({
  layers,
  calm = false,
  children,
}: {
  layers: LayerHost & OpenLayers;
  /** Nothing invites, asks or announces by itself. For developers. */
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

/** Whether this page leaves an overlay out (`calm`). */
export const useIsSpared = (id: OverlayID): boolean => useQueue().spares(id);

/** Whether this page greets a new account: what opens by itself is about that player. */
export function useGreetsNewcomer(): boolean {
  const queue = useQueue();
  return useSyncExternalStore(queue.subscribe, queue.greets, queue.greets);
}

/** Whether something may ask beside the page by itself: not on a page that greets a new account, and not on a calm one. */
export function useMayAsk(): boolean {
  const queue = useQueue();
  return useSyncExternalStore(queue.subscribe, queue.mayAsk, queue.mayAsk);
}

/**
 * Joins the queue of overlays while `wants` is true.
 *
 * @returns whether it is its turn
 */
export function useOverlayTurn(id: OverlayID, wants: boolean): boolean {
  const queue = useQueue();
  useEffect(() => (wants ? queue.want(id) : undefined), [queue, id, wants]);
  const isNext = (): boolean => queue.current() === id;
  return useSyncExternalStore(queue.subscribe, isNext, isNext) && wants;
}

/** Whether an overlay has its turn. The invitation does not count: in a wide window it leaves room for what floats beside it. */
export function useHasOverlay(): boolean {
  const queue = useQueue();
  const hasOverlay = (): boolean => {
    const current = queue.current();
    return current !== undefined && current !== 'welcome';
  };
  return useSyncExternalStore(queue.subscribe, hasOverlay, hasOverlay);
}

/**
 * Whether a layer that the address asks for (`?openStore=true`) is open. It waits while an overlay that opened by itself has its turn, and
 * overlays wait for it while it is open.
 */
export function useLayerTurn(wants: boolean): boolean {
  const queue = useQueue();
  const waits = useSyncExternalStore(queue.subscribe, queue.holdsPage, queue.holdsPage);
  return wants && !waits;
}

/** Whether a layer lies over the page: a dialog, a sheet, a drawer, a menu. */
export function useIsCovered(): boolean {
  const layers = use(LayersContext) ?? NO_LAYERS;
  const isCovered = (): boolean => layers.count() > 0;
  return useSyncExternalStore(layers.subscribe, isCovered, isCovered);
}
