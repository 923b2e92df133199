import type { Spread } from '../../sheet/figures.ts';
import { svgElement } from './svgElement.ts';

const WIDTH = 196;
const HEIGHT = 46;
const FOOT = 16;
const TICKS = [0, 10, 40, 100, 200, 400];

/** The scale on which all spreads of a choice are drawn. */
export interface SpreadScale {
  /** The place of an amount, in stakes. Places of equal distance have square roots of equal distance. */
  readonly at: (times: number) => number;
  /** The largest share of outcomes in a step of it. */
  readonly highest: number;
}

/** The last range has no end. It is as wide as the one before it. */
export function spreadScale(spreads: readonly Spread[]): SpreadScale {
  const from = spreads[0]?.from ?? [];
  const root = Math.sqrt(from.at(-1) ?? 1);
  const step = root - Math.sqrt(from.at(-2) ?? 0);
  return {
    at: (times) => Math.min(WIDTH, (Math.sqrt(times) / (root + step)) * WIDTH),
    highest: Math.max(...spreads.flatMap(({ chances }) => chances)),
  };
}

/** The bars of a spread. Nine outcomes of ten lie in its dark part, and the dashed line is the mean. */
export function spreadPlot(
  { from, chances, low, high }: Spread,
  mean: number,
  { at, highest }: SpreadScale,
): SVGElement {
  const svg = svgElement('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT + FOOT}`,
    class: 'spread-plot',
    'aria-hidden': 'true',
  });
  for (const [index, chance] of chances.entries()) {
    const left = at(from[index] ?? 0);
    const right = index + 1 < from.length ? at(from[index + 1] ?? 0) : WIDTH;
    const tall = (chance / highest) * (HEIGHT - 3);
    if (tall < 0.05) continue;
    const bar = (x: number, end: number, name: string): SVGElement =>
      svgElement('rect', {
        class: name,
        x: x.toFixed(1),
        y: (HEIGHT - tall).toFixed(1),
        width: Math.max(0, end - x).toFixed(1),
        height: tall.toFixed(1),
      });
    svg.append(bar(left, right - 0.6, 'tail'));
    const [start, end] = [Math.max(left, at(low)), Math.min(right, at(high))];
    if (end > start) svg.append(bar(start, end - 0.6, 'most'));
  }
  svg.append(
    svgElement('path', { class: 'ground', d: `M0 ${HEIGHT + 0.5}H${WIDTH}` }),
    svgElement('path', { class: 'mean', d: `M${at(mean).toFixed(1)} 0V${HEIGHT}` }),
  );
  for (const tick of TICKS)
    svg.append(
      svgElement(
        'text',
        { x: at(tick).toFixed(1), y: HEIGHT + 13, 'text-anchor': tick === 0 ? 'start' : 'middle' },
        String(tick),
      ),
    );
  return svg;
}
