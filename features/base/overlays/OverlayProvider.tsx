import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { LayerContext, type LayerHost } from '#ui/layers.ts';
import { createOverlayQueue, type OpenLayers, type OverlayID, type OverlayQueue } from './overlayQueue.ts';

/** Where nobody counts layers (a test of one part), none is open. */
const QueueContext = createContext<OverlayQueue>(createOverlayQueue({ count: () => 0, subscribe: () => () => {} }));

/** Everything below shares one line of overlays and one stack of layers. */
export function OverlayProvider({
  layers,
  calm = false,
  children,
}: {
  layers: LayerHost & OpenLayers;
  /** Nothing invites, asks or announces by itself: a developer's wish. */
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

/**
 * Stands in line for as long as something wants to ask.
 * @returns whether it is its turn
 */
export function useOverlayTurn(id: OverlayID, wants: boolean): boolean {
  const queue = use(QueueContext);
  useEffect(() => (wants ? queue.want(id) : undefined), [queue, id, wants]);
  const isNext = (): boolean => queue.current() === id;
  return useSyncExternalStore(queue.subscribe, isNext, isNext) && wants;
}
