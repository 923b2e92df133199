import { type RefObject, useLayoutEffect, useState } from 'react';
import {
  type Corner,
  savePlacement,
  MARGIN,
  type Placement,
  type Point,
  readPlacement,
  roomFor,
  type Size,
  toPlacement,
  toPoint,
} from './placement.ts';

interface Placed {
  /** Where its upper left corner is; undefined until it was measured. */
  point: Point | undefined;
  /** How far one may drag it. */
  bounds: { left: number; top: number; right: number; bottom: number } | false;
  /** Puts it somewhere, as near as the viewport allows, and remembers that. */
  moveTo: (point: Point) => void;
  /** Puts it back where it began, and forgets the rest. */
  reset: () => void;
}

/**
 * Keeps a panel inside the viewport, whatever becomes of either, and remembers where it was put.
 *
 * @param panel its element
 * @param shown whether it is on the screen
 * @param home the corner it begins in
 * @param storageKey where the place is kept between visits
 */
export function usePlacement(
  panel: RefObject<HTMLElement | null>,
  shown: boolean,
  home: Corner,
  storageKey: string | undefined,
): Placed {
  const atHome: Placement = { corner: home, x: 2 * MARGIN, y: 2 * MARGIN };
  const [placement, setPlacement] = useState<Placement>(() => readPlacement(storageKey) ?? atHome);
  const [measured, setMeasured] = useState<{ panel: Size; viewport: Size }>();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!shown || !element) return undefined;
    const measure = (): void => {
      const root = document.documentElement;
      setMeasured({
        panel: { width: element.offsetWidth, height: element.offsetHeight },
        viewport: { width: root.clientWidth, height: root.clientHeight },
      });
    };
    measure();
    addEventListener('resize', measure);
    const watcher = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    watcher?.observe(element);
    return () => {
      removeEventListener('resize', measure);
      watcher?.disconnect();
    };
  }, [panel, shown]);
  return {
    point: measured && toPoint(placement, measured.panel, measured.viewport),
    bounds: measured ? roomFor(measured.panel, measured.viewport) : false,
    moveTo: (point) => {
      if (!measured) return;
      const next = toPlacement(point, measured.panel, measured.viewport);
      setPlacement(next);
      savePlacement(storageKey, next);
    },
    reset: () => {
      setPlacement(atHome);
      savePlacement(storageKey, undefined);
    },
  };
}
