import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as css from './RewardShow.css.ts';

export const FLIGHT_MS = 760;
/** The milliseconds between two coins, and between the first and the last of many coins. */
const STAGGER_MS = 45;
const SPREAD_MS = 765;

const stagger = (count: number): number => Math.min(STAGGER_MS, SPREAD_MS / count);

/** A point in the window, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ left, top, width, height }: DOMRectReadOnly): Spot => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Returns the milliseconds until the last of a number of coins has arrived. */
export const flightLasts = (count: number): number => FLIGHT_MS + stagger(count) * (count - 1);

/** The golden angle in radians: the angle between two coins, so that no two fly in the same direction. */
const GOLDEN = 2.399_963;

export const canFly = (): boolean => 'animate' in Element.prototype;

/** Returns the distance of a coin's curve from the straight line, in px. Many coins fly in three streams. */
const bowOf = (at: number, count: number): number =>
  (count > 18 ? [-120, 20, 70] : [34, -22])[at % (count > 18 ? 3 : 2)] ?? 0;

function fly(coin: HTMLElement, at: number, count: number, from: Spot, to: Spot): void {
  const reach = 26 + (at % 4) * 14;
  const out = { x: from.x + Math.cos(at * GOLDEN) * reach, y: from.y + Math.sin(at * GOLDEN) * reach };
  // The curve is above the straight line, so that the coins rise.
  const bow = { x: (out.x + to.x) / 2 + bowOf(at, count), y: out.y * 0.45 + to.y * 0.55 };
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
    { duration: FLIGHT_MS, delay: at * stagger(count), fill: 'both' },
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
  // Computes the route once at the start, even if the page scrolls.
  const [way] = useState({ from, to });
  useLayoutEffect(() => {
    const coins = [...(layer.current?.children ?? [])];
    for (const [at, coin] of coins.entries()) {
      if (coin instanceof HTMLElement) fly(coin, at, coins.length, way.from, way.to);
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
