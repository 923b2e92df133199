import { Drawing } from '../drawing/index.ts';
import type { GiftId } from '../ids.ts';
import { car } from './car.ts';
import { castle } from './castle.ts';
import { corgi } from './corgi.ts';
import { fireworks } from './fireworks.ts';
import { meteor } from './meteor.ts';
import { rocket } from './rocket.ts';
import { rose } from './rose.ts';
import { yacht } from './yacht.ts';

const GIFTS: Record<GiftId, (a: Drawing) => string> = {
  rose,
  fireworks,
  corgi,
  meteor,
  car,
  yacht,
  castle,
  rocket,
};

/** A gift within a drawing, about 0,0. `data-part` names the parts that its effect moves. */
export const drawGift = (id: GiftId, a: Drawing): string => GIFTS[id](a);

/** One gift as an SVG file, 512 × 512. */
export function giftDrawing(id: GiftId): string {
  const a = new Drawing(`gift-${id}`, [-256, -256, 512, 512]);
  return a.svg(drawGift(id, a));
}
