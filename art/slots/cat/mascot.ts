import { circle, type Drawing, ellipse, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { fortune } from './fortune.ts';

const FUR = ['#FFFFFF', '#FFF6EA', '#F3D2B4'] as const;
const INK = '#3B120C';
const PAD = '#F78F86';

const soft = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#8a3a18', shadeOpacity: 0.5, rim: '#FFB36B', rimOpacity: 0.95, relief: 4, gloss: 0.45, dx: -5, dy: -7 })}"`;
const raised = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#7a2c10', shadeOpacity: 0.6, rim: '#FFB36B', rimOpacity: 0.95, relief: 4, gloss: 0.45, dx: -5, dy: -7, drop: 4 })}"`;
const small = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#5a0c08', blur: 2, relief: 3, gloss: 0.65, dx: -3, dy: -4, drop: 3.5 })}"`;

type Eyes = 'open' | 'arcs' | 'joy';

function eyes(look: Eyes): string {
  if (look === 'open')
    return (
      mirrored(ellipse(34, -21, 12, 14.5, INK)) +
      [-34, 34]
        .map(
          (x) =>
            circle(x - 3.5, -26.5, 5, '#fff') +
            circle(x + 4.5, -15, 2.4, '#fff', 'opacity=".85"') +
            ellipse(x - 1, -11, 6.5, 2.8, '#C86A3A', 'opacity=".55"'),
        )
        .join('')
    );
  const deep = look === 'joy' ? 40 : 35;
  return mirrored(stroke(`M20,-17C25,-${deep} 43,-${deep} 49,-17`, INK, 7));
}

function mouth(a: Drawing, look: Eyes): string {
  const nose = path('M-8,-2C-8,-7 8,-7 8,-2C8,4 2,7 0,7C-2,7 -8,4 -8,-2Z', a.linear(['#FF7A70', '#D8302E']));
  if (look !== 'joy') return nose + stroke('M0,7V12M-17,12C-15,23 0,23 0,12C0,23 15,23 17,12', INK, 4.6);
  const lips = 'M-19,11C-12,17 -4,17 0,11C4,17 12,17 19,11C20,30 11,39 0,39C-11,39 -20,30 -19,11Z';
  return (
    path(lips, '#8A1420') +
    group(ellipse(0, 37, 13, 10, '#FF8A86'), `clip-path="${a.clip(lips)}"`) +
    path(lips, 'none', `stroke="${INK}" stroke-width="4.400" stroke-linejoin="round"`) +
    nose
  );
}

/** The head about the point between the eyes and the nose. Ears reach to -106. */
function head(a: Drawing, look: Eyes): string {
  const shape =
    'M-75,-30C-79,-60 -84,-92 -77,-104C-58,-105 -44,-91 -33,-81C-12,-87 12,-87 33,-81C44,-91 58,-105 77,-104C84,-92 79,-60 75,-30C86,16 47,43 0,43C-47,43 -86,16 -75,-30Z';
  const ear = path(
    'M69,-94C71,-79 67,-64 62,-56C55,-66 47,-72 41,-76C49,-84 59,-92 69,-94Z',
    a.linear(['#FFA08E', '#E8453C']),
  );
  return (
    group(path(shape, a.linear([...FUR])), soft(a)) +
    mirrored(
      ear +
        ellipse(52, 6, 14, 9, '#FF9C8A', 'opacity=".72"') +
        stroke('M46,11L88,4M46,17L86,22', '#C2916F', 2.8, 'opacity=".9"'),
    ) +
    path(
      'M-19,-72C-19,-82 -10,-84 0,-84C10,-84 19,-82 19,-72C19,-60 8,-56 0,-56C-8,-56 -19,-60 -19,-72Z',
      a.linear(['#FFE48A', '#F5AA28']),
    ) +
    eyes(look) +
    mouth(a, look)
  );
}

function collar(a: Drawing, y: number): string {
  const band = path('M-60,30C-34,52 34,52 60,30L64,45C36,68 -36,68 -64,45Z', a.linear(['#F4483C', '#A80F16']));
  const bell =
    circle(0, 59, 17, a.radial(['#FFF9D4', '#FFCB3D', '#B86A08'], 0.38, 0.3, 0.8)) +
    stroke('M-15.500,57C-8,61 8,61 15.500,57', '#8F4A06', 3) +
    circle(0, 65, 3.6, '#5A2A04') +
    path('M-1.300,65h2.600v10h-2.600z', '#5A2A04');
  return group(group(band, small(a)) + group(bell, small(a)), placed(0, y));
}

/** The koban of luck, 72 × 98 about 0,0. */
const luckyKoban = (a: Drawing): string =>
  group(
    ellipse(0, 4, 36, 48, a.linear(['#D8861A', '#8A4A06'])) +
      ellipse(0, 0, 36, 48, a.linear(['#FFFBDC', '#FFD04A', '#E0901A'], 0, 0, 1, 1)) +
      ellipse(
        0,
        0,
        29,
        40.5,
        a.linear(['#FFEFA0', '#FFCB45', '#F0A82A'], 0, 0, 1, 1),
        'stroke="#A8600C" stroke-opacity=".7" stroke-width="2.200"',
      ),
    small(a),
  ) +
  fortune(0, 1, 0.7, '#9A3A06', 8.4) +
  stroke('M-25,-22A30,41 0 0 1 -4,-39', '#fff', 4, 'opacity=".85"');

/** The seated body. */
const seat = (a: Drawing): string =>
  group(path('M-62,36C-84,66 -86,112 -54,116H54C86,112 84,66 62,36Z', a.linear([...FUR])), soft(a)) +
  group(
    ellipse(-30, 111, 25, 12, a.linear([FUR[0], FUR[2]])) + ellipse(32, 111, 25, 12, a.linear([FUR[0], FUR[2]])),
    soft(a),
  ) +
  stroke('M22,108v7M32,109v8M42,108v7', '#C2916F', 2.4, 'opacity=".8"');

const pads = (x: number, y: number, scale: number): string =>
  group(
    path('M0,-4C8,-4 12,3 11,8C10,13 4,13 0,12C-4,13 -10,13 -11,8C-12,3 -8,-4 0,-4Z', PAD) +
      mirrored(ellipse(12.5, -5, 4.2, 5.4, PAD, 'transform="rotate(24 12.500 -5)"') + ellipse(5, -12.5, 4.2, 5.6, PAD)),
    placed(x, y, scale),
  );

/** The raised paw. Its joint is at 0,0, below the head. */
function beckoningPaw(a: Drawing): string {
  const arm =
    'M-17,6C-14,-24 -18,-52 -16,-78C-14,-98 -2,-108 12,-108C30,-108 42,-96 42,-78C42,-48 32,-18 18,6C8,18 -14,18 -17,6Z';
  return (
    group(path(arm, a.linear([...FUR])), raised(a)) +
    pads(13, -80, 1.1) +
    stroke('M-4,-104C-4,-99 -4,-97 -3,-94M28,-104C28,-99 27,-97 26,-94', '#D8A88A', 2.2, 'opacity=".7"')
  );
}

/** The joint of the raised paw on the seated cat, and its size. */
const PAW = { x: 66, y: 40, scale: 0.94 };

const seated = (a: Drawing, look: Eyes): string =>
  seat(a) + head(a, look) + collar(a, 0) + group(luckyKoban(a), placed(-45, 74, 1, -14));

/** The waving left arm, out of the left shoulder upwards. */
const wavingArm = (a: Drawing): string => {
  const arm =
    'M22,22C-14,14 -44,-22 -60,-62C-76,-70 -84,-88 -78,-106C-72,-124 -52,-130 -38,-120C-24,-112 -20,-96 -26,-84C-14,-56 4,-34 30,-18C44,-6 40,22 22,22Z';
  return group(
    group(path(arm, a.linear([...FUR])), raised(a)) + group(pads(0, 0, 1.25), placed(-51, -98, 1, -24)),
    placed(0, 0, 1.14, -17),
  );
};

/** A red sash that the koban is tucked into, with a knot at the side. */
const sash = (a: Drawing): string =>
  group(
    path('M-69,88C-40,104 40,104 69,88L67,108C40,124 -40,124 -67,108Z', a.linear(['#F4483C', '#C01A1E', '#8A0A12'])),
    small(a),
  ) +
  stroke('M-66,92C-40,107 40,107 66,92', '#FFD35A', 2.4) +
  group(
    path(
      'M46,100C38,84 62,80 60,96C66,82 84,92 70,104C66,118 80,128 74,140L64,134L58,144C56,128 54,114 46,100Z',
      a.linear(['#F4483C', '#A80F16']),
    ) + circle(58, 102, 7, a.linear(['#FF6A55', '#B8141A'])),
    small(a),
  );

/** The cat stands, its koban in its sash. */
function joy(a: Drawing): string {
  const body = 'M-50,-24C-74,20 -80,84 -62,122C-56,134 56,134 62,122C80,84 74,20 50,-24Z';
  const leg = (x: number) =>
    path(
      `M${x - 27},96C${x - 32},126 ${x - 30},148 ${x - 24},156H${x + 25}C${x + 33},148 ${x + 31},126 ${x + 26},96Z`,
      a.linear([...FUR]),
    );
  const tail = 'M52,108C88,112 108,88 100,60C96,46 80,50 84,62C88,78 72,90 50,86Z';
  return (
    group(path(tail, a.linear([...FUR])), soft(a)) +
    group(leg(-34) + leg(34), soft(a)) +
    group(path(body, a.linear([...FUR])), soft(a)) +
    ellipse(0, 70, 38, 46, '#FFFFFF', 'opacity=".55"') +
    mirrored(
      ellipse(35, 153, 29, 11, a.linear([FUR[0], FUR[2]])) +
        stroke('M26,151v7M36,152v8M46,151v7', '#C2916F', 2.4, 'opacity=".8"'),
    ) +
    group(head(a, 'joy'), placed(0, -62, 1.06)) +
    group(collar(a, 0), placed(0, -60, 1.02)) +
    group(luckyKoban(a), placed(-4, 60, 1.26, -6)) +
    sash(a)
  );
}

/** The white cat that beckons luck. */
export const catMascot: MascotDrawing = {
  rest: (a, isBlinking) => seated(a, isBlinking ? 'arcs' : 'open'),
  arm: { x: PAW.x, y: PAW.y, draw: (a) => group(beckoningPaw(a), placed(0, 0, PAW.scale)) },
  joy,
  limb: wavingArm,
};
