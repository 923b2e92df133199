import { type Drawing, ellipse, group, mirrored, path, placed, polar, stroke, tenth } from '../../drawing/index.ts';
import { coin } from '../../props/treasure.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { dragonHead, whisker } from './head.ts';
import { jadeLight, goldLight, softLight } from './light.ts';
import { flamingPearl } from './treasures.ts';

/** A paw that grips the edge below it. Its wrist is at 0,0; the claws point down. */
function paw(a: Drawing): string {
  const jade = a.linear(['#8CF2B8', '#27B57C', '#0A6A4C']);
  const toe = (x: number, degrees: number) =>
    group(
      path('M-7,-6C-9,6 -8,16 -5,22H5C8,16 9,6 7,-6Z', jade) +
        path('M-4.500,20C-4,28 -2,33 0,36C2,33 4,28 4.500,20Z', a.linear(['#FFF8DC', '#F0B236'])),
      placed(x, 0, 1, degrees),
    );
  return group(ellipse(0, -6, 22, 14, jade) + toe(-16, 14) + toe(16, -14) + toe(0, 0), jadeLight(a));
}

/** Coins in a heap whose crest is at x, y. */
function heap(a: Drawing, places: readonly (readonly [number, number, number])[]): string {
  return places.map(([x, y, turn], i) => coin(a, x, y, 17 - (i % 3), { ry: 12 + (i % 3) * 1.5, rot: turn })).join('');
}

/** The dragon with its pearl in flame, over coins. */
const joy = (a: Drawing): string => {
  const jade = a.linear(['#3FC98E', '#14875F', '#053A2A'], 0, 0, 1, 0);
  const neck = path(
    'M-44,-40C-50,6 -58,34 -84,64C-112,98 -112,150 -88,176H88C112,150 112,98 84,64C58,34 50,6 44,-40Z',
    jade,
  );
  let plates = '';
  for (let i = 0; i < 8; i++) {
    const y = 22 + i * 19;
    const half = 27 + Math.sin((Math.min(i, 6) / 6) * (Math.PI / 2)) * 34;
    plates += path(
      `M${tenth(-half)},${y}Q0,${y + 16} ${tenth(half)},${y}L${tenth(half + 3)},${y + 17}Q0,${y + 34} ${tenth(-half - 3)},${y + 17}Z`,
      a.linear(['#FFF0B0', '#E9A93A', '#A8640E']),
    );
  }
  let scales = '';
  for (let row = 0; row < 7; row++)
    for (const side of [-1, 1])
      for (let i = 0; i < 2; i++) {
        const x = side * (46 + Math.min(row, 4) * 9 + i * 14);
        scales += `M${tenth(x - 7)},${44 + row * 16 + i * 7}q7,10 14,0`;
      }
  return (
    group(neck, jadeLight(a)) +
    stroke(scales, '#A6F7C8', 2.2, 'opacity=".5"') +
    group(plates, goldLight(a)) +
    group(dragonHead(a, { eyes: 'lit', isRoaring: true, hasWhiskers: false }), placed(0, -48, 0.98)) +
    group(
      heap(a, [
        [-86, 128, -20],
        [-58, 138, 10],
        [84, 126, 24],
        [58, 140, -8],
        [-102, 148, 4],
        [100, 150, -14],
        [-74, 156, 18],
        [72, 158, 2],
        [-34, 152, -12],
        [36, 154, 16],
      ]),
      goldLight(a),
    ) +
    group(flamingPearl(a, ['#FFE27A', '#FF7A2A', '#B8141E'], ['#FFFFFF', '#BFFFE6', '#16A0B8']), placed(0, 116, 0.82))
  );
};

/** The left foreleg about its shoulder, its claws spread, with flames at the elbow and the whisker that streams beside it. */
function limb(a: Drawing): string {
  const jade = a.linear(['#A6F7C8', '#27B57C', '#06543C'], 0.2, 0, 0.8, 1);
  const elbow = [-150, -120, -92]
    .map((degrees, i) =>
      group(
        path(
          `M-10,4C-16,-22 4,-34 -2,${-58 - (i % 2) * 12}C14,-40 18,-18 10,4Z`,
          a.linear(['#FFE68A', '#FF9A3A', '#C22A1A']),
        ),
        placed(-84, 8, 1, degrees),
      ),
    )
    .join('');
  const arm = path(
    'M14,26C-14,44 -58,44 -88,22C-108,6 -116,-26 -120,-58C-112,-70 -92,-70 -84,-58C-80,-34 -72,-20 -58,-14C-34,-6 -12,-14 10,-30Z',
    jade,
  );
  let scales = '';
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 3; i++)
      scales += `M${tenth(-12 - row * 15)},${tenth(-4 + i * 13 - Math.abs(row - 2) * 2)}q-9,5 -1,12`;
  const palm = ellipse(-103, -72, 27, 25, jade);
  const finger = (degrees: number, length: number) =>
    group(
      path(
        `M-9,4C-11,${tenth(-length * 0.5)} -9,${tenth(-length * 0.8)} -5,${-length}H5C9,${tenth(-length * 0.8)} 11,${tenth(-length * 0.5)} 9,4Z`,
        jade,
      ) +
        path(
          `M-6,${-length + 4}C-6,${-length - 12} -2,${-length - 22} 4,${-length - 30}C7,${-length - 18} 8,${-length - 8} 6,${-length + 4}Z`,
          a.linear(['#FFFDF0', '#F0B236']),
        ),
      placed(-103 + polar(18, degrees - 90)[0], -80 + polar(16, degrees - 90)[1], 1, degrees),
    );
  const claws =
    [-74, -40, -6, 28].map((degrees, i) => finger(degrees, [34, 42, 44, 36][i] ?? 40)).join('') + finger(72, 26);
  const stream = 'M-10,-50C-50,-84 -80,-150 -140,-150C-176,-150 -184,-120 -164,-112';
  return (
    group(whisker(stream, 8), softLight(a)) +
    group(elbow, softLight(a)) +
    group(arm, jadeLight(a)) +
    stroke(scales, '#06543C', 2.6, 'opacity=".4"') +
    group(claws, jadeLight(a)) +
    group(palm, jadeLight(a)) +
    group(coin(a, -103, -76, 22), goldLight(a))
  );
}

export const dragonMascot: MascotDrawing = {
  rest: (a, isBlinking) =>
    group(dragonHead(a, { eyes: isBlinking ? 'closed' : 'open' }), placed(0, 4, 0.97)) +
    mirrored(group(paw(a), placed(-92, 74, 0.8))),
  joy,
  limb,
};
