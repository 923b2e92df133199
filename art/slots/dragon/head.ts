import { circle, type Drawing, ellipse, group, mirrored, path, placed, stroke, tenth } from '../../drawing/index.ts';

export interface HeadMood {
  readonly eyes: 'open' | 'closed' | 'lit';
  /** Whether the mouth is wide open. */
  readonly isRoaring?: boolean;
  /** Without whiskers, for a drawing that moves them. */
  readonly hasWhiskers?: boolean;
}

const JADE = ['#A6F7C8', '#27B57C', '#06543C'] as const;
const GOLD = ['#FFF3B8', '#F0B236', '#8A4E0A'] as const;
const FLAME = ['#FFE68A', '#FF9A3A', '#C22A1A'] as const;

/** Light of the head's solids. */
const lights = (a: Drawing) => {
  const of = (options: Parameters<Drawing['lit']>[0]) => `filter="${a.lit(options)}"`;
  return {
    large: of({ shade: '#02251a', rim: '#FFE9A0', rimOpacity: 0.9, relief: 5, gloss: 0.55 }),
    small: of({ shade: '#02251a', blur: 2, relief: 3, gloss: 0.65, dx: -2, dy: -4, drop: 3 }),
    metal: of({ shade: '#4a2402', blur: 2, relief: 4, gloss: 0.85, dx: -3, dy: -4, drop: 3 }),
    flame: of({ shade: '#5a0c0c', blur: 2, relief: 3, gloss: 0.5, dx: -3, dy: -4, rim: '#FFF3B8', rimOpacity: 0.7 }),
  };
};

/** A tuft of the mane, `length` long, upwards from 0,0. */
const tuft = (a: Drawing, length: number, width: number): string =>
  path(
    `M${-width},4C${tenth(-width * 1.5)},${tenth(-length * 0.4)} ${tenth(width * 0.2)},${tenth(-length * 0.62)} ${tenth(-width * 0.4)},${-length}C${tenth(width * 1.3)},${tenth(-length * 0.78)} ${tenth(width * 1.7)},${tenth(-length * 0.34)} ${width},4Z`,
    a.linear(FLAME),
  );

const MANE: readonly (readonly [x: number, y: number, degrees: number, length: number])[] = [
  [-30, 52, -146, 52],
  [-40, 40, -124, 64],
  [-46, 22, -104, 72],
  [-48, 2, -86, 74],
  [-48, -18, -66, 70],
  [-40, -38, -44, 58],
];

function mouth(a: Drawing, isRoaring: boolean, light: ReturnType<typeof lights>): string {
  const beard = (y: number) =>
    mirrored(group(tuft(a, 34, 8), placed(-30, y - 8, 1, -158)) + group(tuft(a, 38, 8), placed(-14, y, 1, 176))) +
    group(tuft(a, 40, 8), placed(0, y, 1, 180));
  if (!isRoaring)
    return (
      group(beard(64), light.flame) +
      group(path('M-42,36C-40,62 -24,78 0,78C24,78 40,62 42,36Z', a.linear([JADE[1], JADE[2]])), light.small) +
      stroke('M-44,46C-30,58 -14,50 0,50C14,50 30,58 44,46', '#03281c', 4.5) +
      mirrored(path('M-37,50l10,2l-6,16z', '#FFFDF0'))
    );
  return (
    group(beard(100), light.flame) +
    group(path('M-50,34C-54,80 -32,114 0,114C32,114 54,80 50,34Z', a.linear([JADE[1], JADE[2]])), light.small) +
    path('M-43,42C-26,52 -12,46 0,45C12,46 26,52 43,42C46,78 26,103 0,103C-26,103 -46,78 -43,42Z', '#4A0610') +
    path('M-26,90C-20,64 20,64 26,90C14,104 -14,104 -26,90Z', a.linear(['#FF8A7A', '#D83A3A'])) +
    stroke('M0,74V96', '#8A141C', 2.5, 'opacity=".6"') +
    mirrored(path('M-40,46l13,3l-9,25zM-22,49l10,-1l-5,15zM-34,92l3,-20l9,12zM-17,101l2,-12l9,9z', '#FFFDF0'))
  );
}

function eyes(a: Drawing, state: HeadMood['eyes']): string {
  const socket = 'M-59,-24C-46,-37 -24,-31 -13,-13C-28,-4 -50,-6 -59,-24Z';
  if (state === 'closed')
    return mirrored(
      path(socket, a.linear(['#1F9A6C', '#0A6A4A'])) + stroke('M-57,-19C-46,-8 -28,-7 -15,-13', '#02251a', 4),
    );
  const iris =
    state === 'lit'
      ? a.glow(-36, -19, 40, '#FFF3A0', 0.95) + circle(-36, -19, 11, a.radial(['#FFFFFF', '#FFFBD0', '#FFD24A']))
      : circle(-36, -19, 11.5, a.radial(['#FFFBD0', '#FFC23D', '#D23A10'], 0.5, 0.4, 0.6)) +
        ellipse(-36, -19, 3.2, 10, '#1A0604');
  const clipped = group(iris, state === 'lit' ? '' : `clip-path="${a.clip(socket)}"`);
  const glints = state === 'lit' ? '' : circle(-40, -23.5, 3, '#fff') + circle(32, -23.5, 3, '#fff');
  return mirrored(path(socket, state === 'lit' ? '#FFD24A' : '#1A0A04') + clipped) + glints;
}

/** A whisker from its root at 0,0 to the left. */
export const whisker = (d: string, width: number): string =>
  stroke(d, GOLD[2], width + 3) + stroke(d, GOLD[1], width) + stroke(d, GOLD[0], width * 0.36, 'opacity=".9"');

/** The jade dragon's head from the front, about 0,0, within ±118 and from -128 to 104 (with a closed mouth). */
export function dragonHead(a: Drawing, { eyes: state, isRoaring = false, hasWhiskers = true }: HeadMood): string {
  const light = lights(a);
  const metal = a.linear(GOLD);
  const jade = a.linear(JADE);
  const antlers = mirrored(
    path(
      'M-20,-58C-24,-78 -38,-86 -52,-94C-66,-102 -70,-114 -70,-126C-62,-118 -56,-112 -49,-107C-51,-116 -49,-124 -44,-130C-41,-118 -36,-106 -29,-97C-19,-85 -8,-76 -7,-60Z',
      metal,
    ) +
      path('M-50,-97C-66,-94 -82,-100 -91,-113C-92,-95 -80,-80 -58,-80Z', metal) +
      stroke('M-18,-66C-24,-82 -40,-90 -54,-100', GOLD[2], 2, 'opacity=".45"'),
  );
  const mane = mirrored(
    MANE.map(([x, y, degrees, length]) => group(tuft(a, length, 11), placed(x, y, 1, degrees))).join(''),
  );
  const ears = mirrored(
    path('M-56,-36C-80,-58 -106,-58 -118,-50C-104,-44 -98,-28 -80,-18C-70,-14 -60,-16 -54,-24Z', jade) +
      path('M-62,-34C-78,-46 -94,-49 -104,-47C-94,-40 -88,-30 -76,-24Z', '#FFB08A', 'opacity=".75"'),
  );
  const head = path(
    'M-50,-58C-34,-74 34,-74 50,-58C70,-44 72,-14 57,2C60,26 52,44 40,54C24,66 -24,66 -40,54C-52,44 -60,26 -57,2C-72,-14 -70,-44 -50,-58Z',
    a.radial([JADE[0], JADE[1], JADE[2]], 0.42, 0.22, 0.85),
  );
  const scales = [-2, -1, 0, 1, 2]
    .flatMap((column) => [0, 1, 2].map((row) => `M${column * 15 - 7 + (row % 2) * 7},${-62 + row * 9}q7,8 14,0`))
    .join('');
  const cheeks = mirrored(stroke('M-60,-4q-4,8 2,14M-58,12q-4,8 4,14M-54,28q-2,8 6,12', JADE[2], 3, 'opacity=".5"'));
  const brow = mirrored(
    path('M-5,-30C-20,-50 -46,-56 -78,-46C-76,-34 -66,-28 -56,-30C-38,-34 -20,-27 -8,-11Z', metal) +
      stroke('M-14,-27C-30,-42 -50,-46 -70,-41', GOLD[0], 2.5, 'opacity=".8"'),
  );
  const snout = path(
    'M-13,-14C-19,2 -36,8 -46,20C-54,34 -46,50 -31,51C-16,53 -10,46 0,46C10,46 16,53 31,51C46,50 54,34 46,20C36,8 19,2 13,-14C6,-22 -6,-22 -13,-14Z',
    a.linear(['#C4FFDC', '#3FC98E', '#0F7A56']),
  );
  const nose =
    mirrored(path('M-35,31C-37,20 -22,14 -13,25C-12,35 -29,41 -35,31Z', '#03281c')) +
    mirrored(stroke('M-39,25C-35,12 -18,10 -9,23', GOLD[1], 4.5)) +
    [0, 1, 2]
      .map((i) =>
        stroke(
          `M${-11 + i * 2},${-7 + i * 9}C-4,${-1 + i * 9} 4,${-1 + i * 9} ${11 - i * 2},${-7 + i * 9}`,
          JADE[2],
          3,
          'opacity=".45"',
        ),
      )
      .join('');
  const pearl =
    circle(0, -52, 20, metal) +
    circle(
      0,
      -52,
      16,
      a.radial(
        [
          [0, '#FFFFFF'],
          [0.4, '#BFFFE6'],
          [1, '#16A0C8'],
        ],
        0.36,
        0.3,
        0.75,
      ),
    );
  const whiskers = hasWhiskers
    ? group(mirrored(whisker('M-45,35C-66,56 -104,58 -113,34C-118,18 -104,10 -99,22', 6)), light.small)
    : '';
  return (
    group(antlers, light.metal) +
    group(mane, light.flame) +
    group(ears, light.large) +
    mouth(a, isRoaring, light) +
    group(head, light.large) +
    stroke(scales, JADE[2], 2.4, 'opacity=".35"') +
    cheeks +
    (isRoaring ? mouth(a, true, light) : '') +
    group(snout, light.small) +
    nose +
    eyes(a, state) +
    group(brow, light.metal) +
    whiskers +
    group(pearl, light.metal) +
    circle(-6, -58, 4.5, '#fff')
  );
}
