import { Drawing, group, type Point, tenth } from '../drawing/index.ts';
import { drawGift } from '../gifts/index.ts';
import type { GiftId } from '../ids.ts';
import { carEffect } from './car.ts';
import { castleEffect } from './castle.ts';
import { corgiEffect } from './corgi.ts';
import { type Effect, STAGE } from './effect.ts';
import { fireworksEffect } from './fireworks.ts';
import { meteorEffect } from './meteor.ts';
import { type Move, span } from './motion.ts';
import { rocketEffect } from './rocket.ts';
import { roseEffect } from './rose.ts';
import { yachtEffect } from './yacht.ts';

const EFFECTS: Readonly<Record<GiftId, Effect>> = {
  rose: roseEffect,
  fireworks: fireworksEffect,
  corgi: corgiEffect,
  meteor: meteorEffect,
  car: carEffect,
  yacht: yachtEffect,
  castle: castleEffect,
  rocket: rocketEffect,
};

/** How long the whole stage comes in and goes away, in seconds. */
const IN_S = 0.15;
const OUT_S = 0.5;

/** How long a gift's effect lasts. */
export const effectSeconds = (id: GiftId): number => EFFECTS[id].seconds;

function attributes({ x = 0, y = 0, turn = 0, grow = 1, shown = 1 }: Move, [px, py]: Point): string {
  const [gx, gy] = typeof grow === 'number' ? [grow, grow] : grow;
  // A factor of 0 can't be undone by a renderer, and asks some of them to draw nothing loudly.
  const factor = (of: number): number => Number((Math.abs(of) < 0.01 ? 0.01 : of).toFixed(3));
  const move = `translate(${tenth(px + x)} ${tenth(py + y)}) rotate(${tenth(turn)}) scale(${factor(gx)} ${factor(gy)}) translate(${tenth(-px)} ${tenth(-py)})`;
  return `transform="${move}"${shown < 1 ? ` opacity="${Math.max(0, shown).toFixed(2)}"` : ''}`;
}

const PART = /<g id="[^"]*" data-part="(?<name>[^"]+)"(?: transform-origin="(?<x>[-\d.]+) (?<y>[-\d.]+)")?>/gu;

/** Moves the parts of a drawing by their names. */
function moveParts(drawing: string, moveOf: (name: string) => Move | undefined): string {
  return drawing.replace(PART, (tag, name: string, x = '0', y = '0') => {
    const move = moveOf(name);
    return move === undefined ? tag : `<g ${attributes(move, move.pivot ?? [Number(x), Number(y)])}>`;
  });
}

/** A gift's effect at a moment, as an SVG of the stage (540 × 720) on nothing. @param t seconds since it began */
export function effectFrame(id: GiftId, t: number): string {
  const { width, height } = STAGE;
  const a = new Drawing(`effect-${id}`, [-width / 2, -height / 2, width, height]);
  const { seconds, at } = EFFECTS[id];
  // Drawn first, so that the text of its solids is the same in each frame.
  const drawn = drawGift(id, a);
  const { whole = {}, part, behind = '', before = '' } = at(t, a);
  const gift = group(part === undefined ? drawn : moveParts(drawn, part), attributes(whole, [0, 0]));
  const shown = Math.min(span(t, 0, IN_S), 1 - span(t, seconds - OUT_S, seconds));
  return a.svg(group(behind + gift + before, `opacity="${shown.toFixed(3)}"`));
}
