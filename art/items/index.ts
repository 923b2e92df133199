import { Drawing } from '../drawing/index.ts';
import type { ItemId } from '../ids.ts';
import { coinItem, gemItem, pointItem } from './currency.ts';

const ITEMS: Record<ItemId, (a: Drawing) => string> = { coin: coinItem, gem: gemItem, point: pointItem };

/** One currency as an SVG file, 200 × 200. */
export function itemDrawing(id: ItemId): string {
  const a = new Drawing(`item-${id}`, [-100, -100, 200, 200]);
  return a.svg(ITEMS[id](a));
}
