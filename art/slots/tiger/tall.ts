import { type Drawing, group, path, polar, rect, tenth } from '../../drawing/index.ts';
import type { TallDrawing } from '../TallDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { climbingBody, climbingHead, standingTiger } from './body.ts';

/** The panel of jade behind the tiger, with rays from its head. */
function panel(a: Drawing, width: number, height: number): string {
  let rays = '';
  for (let i = 0; i < 18; i++) {
    const middle = i * 20 + 4;
    const half = i % 2 === 0 ? 5 : 3;
    const [x1, y1] = polar(height, middle - half);
    const [x2, y2] = polar(height, middle + half);
    rays += `M0,${tenth(-height * 0.3)}L${tenth(x1)},${tenth(y1 - height * 0.3)}L${tenth(x2)},${tenth(y2 - height * 0.3)}Z`;
  }
  const [left, top] = [-width / 2, -height / 2];
  const box = `M${left},${top}h${width}v${height}h${-width}Z`;
  return (
    path(box, a.linear(['#B8F5C8', '#3AC294', '#107A5A', '#064A38'])) +
    group(
      path(
        rays,
        a.radialAt(
          [
            [0, '#FFFBE0', 0.9],
            [0.6, '#FFE08A', 0.42],
            [1, '#FFE08A', 0.08],
          ],
          0,
          -height * 0.3,
          height,
        ),
      ),
      `clip-path="${a.clip(box)}"`,
    ) +
    rect(left + 1.5, top + 1.5, width - 3, height - 3, 3, 'none', 'stroke="#FFF3B8" stroke-width="2.500"')
  );
}

/** The stacked wild: a tiger four cells tall. */
export const tallTiger: TallDrawing = {
  rest: (a, { width, height }, look, outlines) =>
    panel(a, width, height) +
    group(standingTiger(a), `clip-path="${a.clip(`M${-width / 2},${-height / 2}h${width}v${height}h${-width}Z`)}"`) +
    word(a, height / 2 - 12, 24, look.word ?? '', outlines),
  ground: panel,
  body: (a) => group(climbingBody(a), 'transform="translate(0 -170)"'),
  head: climbingHead,
  word: (a, look, outlines) => word(a, 12, 34, look.word ?? '', outlines),
};

function word(a: Drawing, y: number, size: number, text: string, outlines: Parameters<TallDrawing['word']>[2]): string {
  const style = {
    face: 'lilita-one',
    fill: ['#FFFFFF', '#FFE67A', '#FF9A1E', '#FFF2B0'],
    outline: '#3A0A04',
    extrusion: '#8A1E08',
    rim: '#FFE9A8',
    depth: 9,
    arc: 0,
  } as const;
  return symbolWord(a, text, y, size, style, outlines);
}
