import { type Drawing, group, path, placed, stroke, tenth } from '../../drawing/index.ts';
import { chest } from '../../emblems/chest.ts';
import { owl } from '../../emblems/owl.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';

const SCALE = 0.86;
/** The owl's left shoulder in units of its drawing. */
const SHOULDER = { x: -44, y: -12 };

const feather = (length: number, width: number, fill: string, rib: string): string =>
  path(
    `M0,4C${-width},${tenth(-length * 0.2)} ${tenth(-width * 0.95)},${tenth(-length * 0.8)} 0,${tenth(-length)}C${tenth(width * 0.95)},${tenth(-length * 0.8)} ${width},${tenth(-length * 0.2)} 0,4Z`,
    fill,
  ) + stroke(`M0,${tenth(-length * 0.05)}V${tenth(-length * 0.84)}`, rib, tenth(width * 0.13), 'opacity=".55"');

type Span = readonly [from: number, to: number];
const between = ([from, to]: Span, share: number): number => from + (to - from) * share;

/** A row of feathers, by their places and turns. */
const row = (count: number, x: Span, y: Span, turn: Span, draw: (share: number) => string): string =>
  Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return group(draw(share), placed(between(x, share), between(y, share), 1, between(turn, share)));
  }).join('');

/** The spread left wing of the owl, from the tips to the shoulder. */
function owlWing(a: Drawing): string {
  const light = a.lit({
    blur: 2,
    relief: 3,
    gloss: 0.5,
    shade: '#0c0430',
    rim: '#FFD27A',
    rimOpacity: 0.9,
    dx: -3,
    dy: -5,
    drop: 3,
  });
  const inner = a.linear(['#1E1270', '#4A36C0', '#7A66F2']);
  const tip = a.linear([
    [0, '#FFD88A'],
    [0.16, '#8C7AF8'],
    [0.6, '#5A46D8'],
    [1, '#281A8A'],
  ]);
  const middle = a.linear(['#8A78F4', '#5A46D8', '#1E1270']);
  const small = a.linear(['#C4B8FF', '#8A78F4', '#4A38C4']);
  const long =
    row(7, [-46, -108], [10, -52], [-172, -116], (t) => feather(between([74, 106], t), 17, inner, '#B8AAFF')) +
    row(8, [-106, -116], [-50, -66], [-112, -32], (t) =>
      feather(between([116, 132], Math.sin(t * 3)), 15, tip, '#D8CEFF'),
    );
  const covers = row(8, [-42, -112], [-2, -64], [-160, -54], () => feather(62, 14, middle, '#E0D8FF'));
  const near = row(7, [-44, -108], [-12, -70], [-150, -60], () => feather(36, 12, small, '#fff'));
  const arm = path(
    'M-40,-30C-70,-58 -94,-88 -118,-84C-130,-76 -122,-58 -112,-52C-94,-46 -70,-14 -46,10Z',
    a.linear(['#C8BCFF', '#7A66F0', '#3A28B4']),
  );
  const layers = [long, covers, near, arm].map((layer) => group(layer, `filter="${light}"`)).join('');
  const { x, y } = SHOULDER;
  return group(group(layers, placed(-x, -y)), placed(0, 0, SCALE));
}

/** One claw over the lid of the chest. Its ankle is at x, y. */
function claw(a: Drawing, x: number, y: number, degrees: number): string {
  const light = a.lit({ blur: 1.5, relief: 3, gloss: 0.8, shade: '#2a0c02', dx: -2, dy: -3, drop: 3 });
  const toes = [-15, 15, 0]
    .map((spread) => {
      const end = 27 - Math.abs(spread) * 0.2;
      return (
        path(
          `M${tenth(-5 + spread * 0.2)},0C${tenth(-7 + spread * 0.8)},10 ${-6 + spread},18 ${-4 + spread},${end}Q${spread},${end + 5} ${4 + spread},${end}C${6 + spread},18 ${tenth(7 + spread * 0.8)},10 ${tenth(5 + spread * 0.2)},0Z`,
          a.linear(['#FFD86A', '#FFB02A', '#C46A0C']),
        ) + path(`M${-3.5 + spread},26L${tenth(spread * 1.1)},38L${3.5 + spread},26Z`, '#2A1020')
      );
    })
    .join('');
  return group(group(toes, `filter="${light}"`), placed(x, y, 1, degrees));
}

/** The owl in flight with the open chest in its claws. */
const owlJoy = (a: Drawing): string =>
  group(owl(a, { face: 'joy', hasWings: false, eye: ['#FFFDE0', '#FFD24A', '#FF8A10'] }), placed(0, -56, SCALE, -3)) +
  group(chest(a), placed(0, 88, 0.68, 3)) +
  claw(a, -32, 14, 6) +
  claw(a, 32, 14, -6);

/** The owl with the chest. */
export const owlMascot: MascotDrawing = {
  rest: (a, isBlinking) => group(owl(a, { face: isBlinking ? 'blink' : 'calm' }), placed(0, 3)),
  joy: owlJoy,
  limb: owlWing,
};
