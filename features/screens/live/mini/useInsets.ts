import { useLayoutEffect, useState } from 'react';
import type { Insets } from '#ui/components/MiniWindow/index.ts';
import { WIDE } from '#ui/layout/useMediaQuery.ts';

const MARGIN = 12;

/** The parts at the edges of a page. */
const TOP = '[data-part=top-bar]';
const BOTTOM = '[data-part=bottom-bar]';
const CORNER = '[data-part=page-corner]';
const DOCK = '[data-part=page-dock]';
const MINI = '[data-part=mini-window]';
/** The parts that the small window does not cover on a wide screen. */
const FIELDS = '[role=search], input, textarea, select';

function boxOf(selector: string): DOMRect | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && box.height > 0 ? box : undefined;
}

/** Returns the distances of a small window from the page's bars, docked chat, floating button and fields. */
function readInsets(): Insets {
  const { innerHeight: height, innerWidth: width } = window;
  const dock = boxOf(DOCK);
  const bar = boxOf(BOTTOM);
  const corner = boxOf(CORNER);
  const top = Math.max(0, boxOf(TOP)?.bottom ?? 0) + MARGIN;
  const foot = (bar !== undefined && bar.bottom >= height - 1 ? height - bar.top : 0) + MARGIN;
  const right = (dock !== undefined && dock.left > width / 2 ? width - dock.left : 0) + MARGIN;
  return {
    'top-left': { x: MARGIN, y: top },
    'top-right': { x: right, y: top },
    'bottom-left': { x: MARGIN, y: foot },
    'bottom-right': globalThis.matchMedia(WIDE).matches
      ? { x: besideFields(corner === undefined ? right : Math.max(right, width - corner.left + MARGIN), foot), y: foot }
      : { x: right, y: corner === undefined ? foot : Math.max(foot, height - corner.top + MARGIN) },
  };
}

/**
 * Returns the distance from the right edge at which a window at the lower edge covers no field of the page's beginning. Returns the given
 * distance if that would be in the left half.
 */
function besideFields(right: number, foot: number): number {
  const { innerHeight: height, innerWidth: width } = window;
  const mini = document.querySelector<HTMLElement>(MINI);
  if (mini === null) return right;
  const bottom = height - foot;
  const top = bottom - mini.offsetHeight;
  const fields = [...document.querySelectorAll(FIELDS)]
    .map((field) => field.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.top + window.scrollY < bottom && box.bottom + window.scrollY > top)
    .toSorted((one, other) => other.right - one.right);
  let free = right;
  for (const box of fields)
    if (box.right > width - free - mini.offsetWidth && box.left < width - free) free = width - box.left + MARGIN;
  return free + mini.offsetWidth > width / 2 ? right : free;
}

const EMPTY: Insets = {
  'top-left': { x: MARGIN, y: MARGIN },
  'top-right': { x: MARGIN, y: MARGIN },
  'bottom-left': { x: MARGIN, y: MARGIN },
  'bottom-right': { x: MARGIN, y: MARGIN },
};

/**
 * The distances of this page, read again when its parts change size.
 *
 * @param page the address, since pages have different parts
 */
export function useInsets(page: string): Insets {
  const [insets, setInsets] = useState(EMPTY);
  useLayoutEffect(() => {
    const read = (): void =>
      setInsets((before) => {
        const next = readInsets();
        return JSON.stringify(next) === JSON.stringify(before) ? before : next;
      });
    read();
    // Parts of a page arrive with their code.
    const sizes = new ResizeObserver(read);
    sizes.observe(document.body);
    for (const part of [TOP, BOTTOM, CORNER, DOCK]) {
      const element = document.querySelector(part);
      if (element !== null) sizes.observe(element);
    }
    window.addEventListener('resize', read);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', read);
    };
  }, [page]);
  return insets;
}
