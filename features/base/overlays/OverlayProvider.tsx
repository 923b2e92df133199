import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { LayerContext, type LayerHost } from '#ui/layers.ts';
import { createOverlayQueue, type OpenLayers, type OverlayID, type OverlayQueue } from './overlayQueue.ts';

/** Without a provider (a test of one component) no layer is open. */
const QueueContext = createContext<OverlayQueue>(createOverlayQueue({ count: () => 0, subscribe: () => () => {} }));

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
      <QueueContext value={queue}>{children}</QueueContext>
    </LayerContext>
  );
}

/** Whether this page leaves an overlay out (`calm`). */
export const useIsSpared = (id: OverlayID): boolean => use(QueueContext).spares(id);

/** Whether something may ask beside the page by itself: not on a page that greets a new account, and not on a calm one. */
export function useMayAsk(): boolean {
  const queue = use(QueueContext);
  return useSyncExternalStore(queue.subscribe, queue.mayAsk, queue.mayAsk);
}

/**
 * Joins the queue of overlays while `wants` is true.
 *
 * @returns whether it is its turn
 */
export function useOverlayTurn(id: OverlayID, wants: boolean): boolean {
  const queue = use(QueueContext);
  useEffect(() => (wants ? queue.want(id) : undefined), [queue, id, wants]);
  const isNext = (): boolean => queue.current() === id;
  return useSyncExternalStore(queue.subscribe, isNext, isNext) && wants;
}
