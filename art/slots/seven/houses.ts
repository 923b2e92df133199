import { cycle, type Drawing, group, path, polygon, rect, seededRandom, tenth } from '../../drawing/index.ts';
import { centred, type Piece } from '../Piece.ts';
import { blade, sign } from './signs.ts';
import { roundedBox, tube } from './tube.ts';

const NEON = ['#FF2FB4', '#22E0FF', '#FFD23E', '#8A5AFF', '#3CFFA0', '#FF5A4E'] as const;

/** A house of the street with all its lights on, 120 × 300 about 0,0. */
function house(a: Drawing, kind: number): string {
  const random = seededRandom(`house ${kind}`);
  const [first, second] = [cycle(NEON, kind), cycle(NEON, kind + 1)];
  const roof = [-126, -142, -112][kind % 3] ?? -126;
  let windows = '';
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [-46 + column * 24, roof + 30 + row * 26];
      if (y > 66) continue;
      windows += rect(
        x,
        y,
        16,
        17,
        2,
        random() < 0.7 ? '#FFE48A' : cycle(NEON, Math.floor(random() * 6)),
        `opacity="${tenth(0.7 + random() * 0.3)}"`,
      );
    }
  const crown =
    kind % 3 === 0
      ? `M-54,${roof}L0,${roof - 20}L54,${roof}`
      : kind % 3 === 1
        ? `M-54,${roof}V${roof - 8}H54V${roof}`
        : `M-54,${roof}C-30,${roof - 26} 30,${roof - 26} 54,${roof}`;
  const door = roundedBox(0, 118, 34, 56, 8);
  return (
    path(`M-56,150V${roof}H56V150Z`, '#FF8AE6', `opacity=".5" filter="${a.blur(9)}"`) +
    path(`M-56,150V${roof}H56V150Z`, a.linear(['#5A1E9E', '#34107A', '#1A0650'])) +
    windows +
    rect(-56, 78, 112, 72, 0, a.linear(['#FFD8F4', second, '#5A0A6A'])) +
    path(door, '#FFF6D8') +
    tube(a, door, '#FF5AC8', 4, { glow: 0.8 }) +
    polygon(
      [
        [-58, 78],
        [58, 78],
        [52, 92],
        [-52, 92],
      ],
      first,
    ) +
    tube(a, 'M-56,78H56', first, 6, { glow: 1 }) +
    tube(a, crown, second, 6, { glow: 1 }) +
    tube(a, `M-55,${roof}V76M55,${roof}V76`, first, 4, { glow: 0.8 }) +
    group(sign(a, kind * 2 + 1, [0, roof + 62, 1.15], [first, second])) +
    (kind % 2 === 0 ? blade(a, [46, -6, 0.9], [second, first]) : '')
  );
}

/** The houses that light up in a big win. */
export const houses = (): Piece[] =>
  [0, 1, 2].map((kind) => centred(`house_${kind}`, 150, 340, (a) => house(a, kind), 1, { detail: 0.34 }));
