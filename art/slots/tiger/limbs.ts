import { circle, type Drawing, ellipse, group, path, placed, type Point, stroke, tenth } from '../../drawing/index.ts';
import { limbLight } from './light.ts';

const INK = '#2A0E06';
const STEPS = 14;

export const fur = (a: Drawing): string => a.linear(['#FFD25E', '#FF8A1F', '#C23A06']);

/** A part of a body along a curve: from the root over a control point to the end, with widths at both ends. */
export interface Tube {
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
  readonly widths: readonly [number, number];
  /** The places of stripes, 0 to 1. */
  readonly bars: readonly number[];
}

interface Section {
  readonly x: number;
  readonly y: number;
  /** Across and along the curve. */
  readonly across: Point;
  readonly along: Point;
  readonly half: number;
}

function sectionOf({ from, over, to, widths: [first, last] }: Tube, t: number): Section {
  const s = 1 - t;
  const x = s * s * from[0] + 2 * t * s * over[0] + t * t * to[0];
  const y = s * s * from[1] + 2 * t * s * over[1] + t * t * to[1];
  const dx = 2 * s * (over[0] - from[0]) + 2 * t * (to[0] - over[0]);
  const dy = 2 * s * (over[1] - from[1]) + 2 * t * (to[1] - over[1]);
  const length = Math.hypot(dx, dy);
  return {
    x,
    y,
    across: [-dy / length, dx / length],
    along: [dx / length, dy / length],
    half: (first + (last - first) * t) / 2,
  };
}

/** A stripe that runs from an edge to near the middle. */
function bar({ x, y, across: [nx, ny], along: [tx, ty], half }: Section, side: 1 | -1): string {
  const at = (out: number, forward: number) =>
    `${tenth(x + side * nx * half * out + tx * forward)},${tenth(y + side * ny * half * out + ty * forward)}`;
  return path(`M${at(1.02, -4.4)}Q${at(0.5, -1)} ${at(0.14, 0)}Q${at(0.5, 3.6)} ${at(1.02, 4.4)}Z`, INK);
}

/** A limb, thick at its root. */
export function limb(a: Drawing, tube: Tube): string {
  const sections = Array.from({ length: STEPS + 1 }, (_, step) => sectionOf(tube, step / STEPS));
  const edge = (side: 1 | -1) =>
    sections.map(({ x, y, across: [nx, ny], half }) => `${tenth(x + side * nx * half)},${tenth(y + side * ny * half)}`);
  const outline = `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
  const bars = tube.bars.map((t) => bar(sectionOf(tube, t), 1) + bar(sectionOf(tube, t), -1)).join('');
  return (
    group(
      circle(tube.from[0], tube.from[1], tube.widths[0] / 2, fur(a)) +
        path(outline, fur(a), `stroke="${fur(a)}" stroke-width="4" stroke-linejoin="round"`),
      limbLight(a),
    ) + bars
  );
}

/** A paw with its claws out, seen from above. The toes point down. */
export function paw(a: Drawing, x: number, y: number, scale: number, degrees: number): string {
  const toes = [-12, -4, 4, 12]
    .map((toe) => {
      const end = 21 - Math.abs(toe) * 0.22;
      return path(
        `M${toe - 2.6},${end - 9}L${toe},${tenth(end)}L${toe + 2.6},${end - 9}Z`,
        '#FFFBEA',
        'stroke="#7A4A1A" stroke-width=".8"',
      );
    })
    .join('');
  return group(
    group(ellipse(0, 0, 19, 15, a.linear(['#FFFDF4', '#FFE2B8', '#E8A85A'])), limbLight(a)) +
      stroke('M-8,5V12M0,6V13M8,5V12', '#8A4A1A', 2.2) +
      toes,
    placed(x, y, scale, degrees),
  );
}

/** The round of a hind leg with its stripes. */
export function thigh(a: Drawing, x: number, y: number, [rx, ry]: Point, degrees: number): string {
  const stripe = (top: number, reach: number) =>
    path(
      `M${tenth(-rx * 0.98)},${top - 4}C${tenth(-rx * 0.4)},${top - 4} 0,${top + 2} ${tenth(rx * reach)},${top + 9}C${tenth(-rx * 0.3)},${top + 8} ${tenth(-rx * 0.7)},${top + 6} ${tenth(-rx * 0.96)},${top + 6}Z`,
      INK,
    );
  return group(
    group(ellipse(0, 0, rx, ry, fur(a)), limbLight(a)) + stripe(-18, 0.1) + stripe(-3, 0.24) + stripe(12, 0.1),
    placed(x, y, [x > 0 ? -1 : 1, 1], degrees),
  );
}
