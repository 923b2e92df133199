import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as css from './RewardShow.css.ts';

/** Duration of a coin's flight. */
export const FLIGHT_MS = 760;
/** Time between two coins. */
const STAGGER_MS = 45;

/** A place in the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The centre of an element. */
export const middleOf = ({ left, top, width, height }: DOMRectReadOnly): Spot => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** When the last of a number of coins has landed. */
export const flightLasts = (count: number): number => FLIGHT_MS + STAGGER_MS * (count - 1);

/** Coins burst out around the place at the golden angle, so that no two go the same way. */
const GOLDEN = 2.399_963;

/** Whether the browser can animate elements. */
export const canFly = (): boolean => 'animate' in Element.prototype;

function fly(coin: HTMLElement, at: number, from: Spot, to: Spot): void {
  const reach = 26 + (at % 4) * 14;
  const out = { x: from.x + Math.cos(at * GOLDEN) * reach, y: from.y + Math.sin(at * GOLDEN) * reach };
  // Above the straight line, so that the coins rise in a curve.
  const bow = { x: (out.x + to.x) / 2 + (at % 2 === 0 ? 34 : -22), y: out.y * 0.45 + to.y * 0.55 };
  const place = ({ x, y }: Spot, scale: number, turn: number): string =>
    `translate(${String(x)}px, ${String(y)}px) translate(-50%, -50%) rotate(${String(turn)}deg) scale(${String(scale)})`;
  coin.animate(
    [
      { transform: place(from, 0.3, 0), opacity: 0, easing: 'cubic-bezier(.2, .8, .3, 1)' },
      { transform: place(out, 1.1, 40), opacity: 1, offset: 0.28, easing: 'cubic-bezier(.5, 0, .8, .5)' },
      { transform: place(bow, 1, 160), opacity: 1, offset: 0.66, easing: 'cubic-bezier(.3, .4, .7, 1)' },
      { transform: place(to, 0.55, 300), opacity: 1, offset: 0.97 },
      { transform: place(to, 0.4, 320), opacity: 0 },
    ],
    { duration: FLIGHT_MS, delay: at * STAGGER_MS, fill: 'both' },
  );
}

/** Pictures that fly from one place to another, one after the other. */
export function Flight({
  from,
  to,
  pictures,
  count,
}: {
  from: Spot;
  to: Spot;
  pictures: readonly string[];
  count: number;
}): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  // The route is fixed at the start, even if the page scrolls.
  const [way] = useState({ from, to });
  useLayoutEffect(() => {
    for (const [at, coin] of [...(layer.current?.children ?? [])].entries()) {
      if (coin instanceof HTMLElement) fly(coin, at, way.from, way.to);
    }
  }, [way]);
  return (
    <div aria-hidden="true" ref={layer}>
      {Array.from({ length: count }, (_coin, at) => (
        <img alt="" className={css.coin} key={`coin-${String(at)}`} src={pictures[at % pictures.length]} />
      ))}
    </div>
  );
}
