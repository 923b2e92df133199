import { type RefCallback, useState } from 'react';

/** The offsets of a submenu from the end of its item, in px. */
interface Offsets {
  readonly sideOffset: number;
  readonly alignOffset: number;
}

const beside: Offsets = { sideOffset: 4, alignOffset: 0 };
/** The distance between a menu and the window's sides, in px. */
const margin = 8;
/** The indent of the submenu under its item in px, so that the item stays visible. */
const inset = 12;

const opener = (menu: HTMLElement): HTMLElement | null =>
  document.getElementById(menu.getAttribute('aria-labelledby') ?? '');

function offsetsOf(menu: HTMLElement): Offsets {
  const item = opener(menu)?.getBoundingClientRect();
  if (!item) return beside;
  const width = menu.offsetWidth;
  const end = document.documentElement.clientWidth - margin;
  const needed = width + beside.sideOffset;
  if (item.right + needed <= end || item.left - needed >= margin) return beside;
  const start = Math.max(margin, Math.min(item.left + inset, Math.floor(end - width)));
  return { sideOffset: start - item.right, alignOffset: item.height };
}

/**
 * Places a submenu under its item if neither side has room. The primitive places it only beside the item.
 *
 * @returns the submenu's offsets, and the ref that measures it
 */
export function useBeneath(): Offsets & { measure: RefCallback<HTMLElement> } {
  const [offsets, setOffsets] = useState(beside);
  const [measure] = useState<RefCallback<HTMLElement>>(() => (menu: HTMLElement | null) => {
    if (!menu) return undefined;
    const place = (): void => {
      const next = offsetsOf(menu);
      setOffsets((now) => (now.sideOffset === next.sideOffset && now.alignOffset === next.alignOffset ? now : next));
    };
    // The labels and the window may change while the submenu is open.
    const observer = new ResizeObserver(place);
    observer.observe(menu);
    const item = opener(menu);
    if (item) observer.observe(item);
    // The items look shorter while the menu above still grows.
    const above = item?.closest('[role=menu]');
    above?.addEventListener('animationend', place);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      above?.removeEventListener('animationend', place);
      window.removeEventListener('resize', place);
    };
  });
  return { ...offsets, measure };
}
