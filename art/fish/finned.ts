import { circle, type Drawing, ellipse, group, type LightOptions, path, stroke } from '../drawing/index.ts';

/** The light of a solid in the sea. */
export const SEA: LightOptions = {
  blur: 2.5,
  relief: 4,
  gloss: 0.6,
  shade: '#03142e',
  rim: '#9AF0FF',
  rimOpacity: 0.8,
  overhang: 0.12,
};

type Tones = readonly [light: string, middle: string, deep: string];

/** Outlines of tails, from x = 40. */
const TAILS = {
  fork: 'M38,-5C48,-18 58,-30 72,-34C64,-16 62,-4 61,1C62,8 64,20 72,38C58,34 48,20 38,7Z',
  fan: 'M38,-5C48,-22 60,-28 68,-28C63,-12 63,12 68,30C58,29 46,20 38,8Z',
  veil: 'M34,-8C50,-34 78,-48 104,-46C92,-28 90,-16 94,-4C98,2 98,8 94,14C92,26 96,40 106,56C80,54 50,38 34,10Z',
  round: 'M38,-6C48,-20 62,-22 68,-10C72,0 72,6 68,14C62,24 48,20 38,8Z',
} as const;

export interface FinnedOptions {
  /** Half the height of the body, whose length is 106. */
  readonly half: number;
  readonly body: Tones;
  readonly fins: Tones;
  readonly tail?: keyof typeof TAILS;
  /** The path of the fins above and below, drawn behind the body. */
  readonly sails?: string;
  /** Drawn on the body, and cut at its outline. */
  readonly marks?: string;
  readonly belly?: string;
  readonly eye?: number;
  readonly shade?: string;
}

export const bodyPath = (half: number): string => {
  const h = (share: number): number => Math.round(half * share * 10) / 10;
  return `M-58,2C-52,${h(-0.75)} -24,${h(-1)} 4,${h(-1)}C30,${h(-0.98)} 44,${h(-0.3)} 48,0C44,${h(0.5)} 30,${h(1.04)} 4,${h(1.04)}C-24,${h(1.04)} -50,${h(0.78)} -58,2Z`;
};

export const fishEye = (x: number, y: number, r: number, iris = '#17100a'): string =>
  circle(x, y, r, '#fff') +
  circle(x - r * 0.1, y + r * 0.1, r * 0.66, iris) +
  circle(x - r * 0.34, y - r * 0.2, r * 0.24, '#fff');

/** A fish with a body of one oval, about 120 wide. */
export function finned(a: Drawing, options: FinnedOptions): string {
  const { half, tail = 'fan', sails, marks = '', belly, eye = 8.5, shade = '#03142e' } = options;
  const lit = `filter="${a.lit({ ...SEA, shade })}"`;
  const fins = a.linear(options.fins);
  const outline = bodyPath(half);
  const defaultSails = `M-14,${-half * 0.85}C0,${-half * 1.5} 26,${-half * 1.42} 36,${-half * 0.98}C30,${-half * 0.86} 28,${-half * 0.76} 26,${-half * 0.6}Z M-4,${half * 0.85}C4,${half * 1.4} 20,${half * 1.4} 28,${half * 1.2}C22,${half} 20,${half * 0.9} 20,${half * 0.7}Z`;
  const rays = stroke('M44,0L64,-20M46,2L66,2M44,5L64,24', options.fins[2], 1.4, 'opacity=".5"');
  const clip = a.clip(outline);
  return (
    group(path(TAILS[tail], fins) + path(sails ?? defaultSails, fins), lit) +
    rays +
    group(
      path(outline, a.linear(options.body)) +
        group(
          (belly === undefined ? '' : ellipse(-6, half * 1.15, 64, half * 0.9, belly, 'opacity=".85"')) + marks,
          `clip-path="${clip}"`,
        ),
      lit,
    ) +
    ellipse(-14, -half * 0.62, 30, half * 0.16, '#fff', 'opacity=".4"') +
    stroke(
      `M-27,${-half * 0.55}C-20,${-half * 0.15} -20,${half * 0.35} -28,${half * 0.66}`,
      options.body[2],
      2.2,
      'opacity=".55"',
    ) +
    group(path('M-14,6C-2,1 10,4 14,11C7,21 -6,22 -16,17Z', fins), lit) +
    fishEye(-40, -half * 0.2, eye) +
    stroke(`M-55,${half * 0.28}C-51,${half * 0.4} -47,${half * 0.42} -43,${half * 0.36}`, options.body[2], 2.4)
  );
}

/** Rows of scales for `marks`. */
export function scales(half: number, colour: string, opacity = 0.4): string {
  let rows = '';
  for (let column = 0; column < 6; column += 1)
    for (let row = -2; row <= 2; row += 1) {
      const x = -16 + column * 11;
      const y = row * half * 0.36 + (column % 2) * half * 0.18;
      rows += `M${x},${Math.round(y - half * 0.17)}q6,${Math.round(half * 0.17)} 0,${Math.round(half * 0.34)}`;
    }
  return stroke(rows, colour, 1.8, `opacity="${opacity}"`);
}
