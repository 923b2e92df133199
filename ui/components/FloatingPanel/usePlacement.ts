import { type RefObject, useLayoutEffect, useState } from 'react';
import {
  type Corner,
  MARGIN,
  type Placement,
  type Point,
  roomFor,
  type Size,
  toPlacement,
  toPoint,
} from './placement.ts';

interface Placed {
  /** The panel's upper left corner. Undefined until it is measured. */
  point: Point | undefined;
  bounds: { left: number; top: number; right: number; bottom: number } | false;
  /** Moves the panel to a point, as near as the viewport allows, and remembers the point. */
  moveTo: (point: Point) => void;
  /** Returns the panel to its initial place, and forgets the rest. */
  reset: () => void;
}

/**
 * Keeps a panel inside the viewport when either changes its size.
 *
 * @param panel its element
 * @param shown whether it is on the screen
 * @param home the initial corner
 * @param first the place from an earlier visit
 * @param onChange called when the player moves it, with `undefined` when it returns home
 */
export function usePlacement(
  panel: RefObject<HTMLElement | null>,
  shown: boolean,
  home: Corner,
  first: Placement | undefined,
  onChange: ((placement: Placement | undefined) => void) | undefined,
): Placed {
  const atHome: Placement = { corner: home, x: 2 * MARGIN, y: 2 * MARGIN };
  const [placement, setPlacement] = useState<Placement>(first ?? atHome);
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
      onChange?.(next);
    },
    reset: () => {
      setPlacement(atHome);
      onChange?.(undefined);
    },
  };
}
