import { Drawing } from '../drawing/index.ts';
import type { ItemId } from '../ids.ts';
import { METAL } from '../props/treasure.ts';
import { closedChest, openChest } from './chest.ts';
import { coinItem, gemItem, pointItem } from './currency.ts';
import { giftBox } from './gift-box.ts';
import { calendarItem, coinBag, coinStack, phoneItem, ticketItem } from './prizes.ts';
import { spinsItem } from './spins.ts';
import { trophy } from './trophy.ts';
import { wheel } from './wheel.ts';

const ITEMS: Record<ItemId, (a: Drawing) => string> = {
  coin: coinItem,
  gem: gemItem,
  point: pointItem,
  stack: coinStack,
  bag: coinBag,
  chest: closedChest,
  treasure: openChest,
  ticket: ticketItem,
  gift: giftBox,
  trophy: (a) => trophy(a, METAL.gold, '1', '#D81E3A'),
  calendar: calendarItem,
  wheel: (a) => wheel(a),
  spins: spinsItem,
  phone: phoneItem,
};

/** One currency or prize as an SVG file, 200 × 200. */
export function itemDrawing(id: ItemId): string {
  const a = new Drawing(`item-${id}`, [-100, -100, 200, 200]);
  return a.svg(ITEMS[id](a));
}
