import { type RefCallback, useState } from 'react';

/** Where a submenu stands, counted from the end of the item that opens it. */
interface Offsets {
  readonly sideOffset: number;
  readonly alignOffset: number;
}

const beside: Offsets = { sideOffset: 4, alignOffset: 0 };
/** What a menu keeps from the window's sides. */
const margin = 8;
/** How far under its item it is set in, so that one sees whose it is. */
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
 * Sets a submenu under its item where it has room on neither side: the primitive knows no other place than beside it.
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
    // Its words and the window may change while it is open.
    const observer = new ResizeObserver(place);
    observer.observe(menu);
    const item = opener(menu);
    if (item) observer.observe(item);
    // While the menu above still grows, its items seem to end further in than they will.
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
