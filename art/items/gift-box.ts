import { type Drawing, group, mirrored, path, rect } from '../drawing/index.ts';
import { glint, itemLight } from './finish.ts';

/** Gift box with a bow. */
export const giftBox = (a: Drawing) => {
  const V = itemLight(a, { shade: '#1a0450', rim: '#E8D8FF', gloss: 0.5 }),
    VG = itemLight(a, { shade: '#5a2a02', blur: 2, relief: 4, dx: -3, dy: -4, drop: 3 });
  const G = a.linear(['#FFF0A8', '#FFC23D', '#C87A10']);
  return (
    a.part(
      'box',
      group(rect(-64, -14, 128, 96, 10, a.linear(['#9A6CFF', '#6A2CE0', '#34108A'])), `filter="${V}"`) +
        rect(-15, -12, 30, 94, 0, G) +
        rect(-64, -14, 128, 14, 0, '#1a0450', 'opacity=".25"'),
      [0, 82],
    ) +
    a.part(
      'lid',
      group(rect(-74, -42, 148, 36, 10, a.linear(['#C8A4FF', '#7A3CF0', '#5A22C8'])), `filter="${V}"`) +
        rect(-17, -42, 34, 36, 0, G),
      [0, -8],
    ) +
    a.part(
      'bow',
      group(
        mirrored(path('M-4,-40C-12,-86 -66,-96 -68,-64C-68,-40 -30,-36 -4,-40Z', G)) +
          path('M-4,-42C-18,-28 -30,-18 -44,-16L-38,-4C-22,-10 -8,-22 2,-36Z', G) +
          path('M4,-42C18,-28 30,-18 44,-16L38,-4C22,-10 8,-22 -2,-36Z', G),
        `filter="${VG}"`,
      ) +
        mirrored(path('M-14,-46C-20,-66 -50,-76 -54,-62C-54,-52 -32,-46 -14,-46Z', '#B8600E', 'opacity=".55"')) +
        group(rect(-15, -58, 30, 28, 10, G), `filter="${VG}"`),
      [0, -42],
    ) +
    glint(a, [
      [62, -64, 18],
      [-76, 8, 12],
    ])
  );
};
