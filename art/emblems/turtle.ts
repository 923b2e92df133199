import { circle, type Drawing, group, mirrored, path, rect, stroke } from '../drawing/index.ts';

/** Turtle with a golden shell. Centred on 0,0 in a field of about ±110. */
export function turtle(a: Drawing) {
  const V = a.lit({ shade: '#04301a', rim: '#D8FF9A', rimOpacity: 0.7, relief: 4, gloss: 0.5 });
  const VG = a.lit({
    shade: '#4a2402',
    blur: 3,
    relief: 5,
    gloss: 0.9,
    dx: -5,
    dy: -7,
    rim: '#FFF3B0',
    rimOpacity: 0.9,
    drop: 5,
  });
  const S = a.linear(['#C6F27A', '#4FB83A', '#12602A']);
  const legs =
    path('M-74,58 C-96,58 -104,92 -84,100 C-66,104 -52,92 -50,74Z', S) +
    path('M74,58 C96,58 104,92 84,100 C66,104 52,92 50,74Z', S) +
    path('M-104,40 C-118,44 -118,60 -106,62 L-86,54Z', S);
  const shell = path(
    'M-96,54 C-96,-40 -52,-92 0,-92 C52,-92 96,-40 96,54 C60,74 -60,74 -96,54Z',
    a.linear([
      [0, '#FFF8CF'],
      [0.35, '#FFD04A'],
      [0.75, '#E28A16'],
      [1, '#9A4E08'],
    ]),
  );
  const plates =
    stroke(
      'M-26,-36 L26,-36 L44,2 L28,40 L-28,40 L-44,2Z M-26,-36 L-44,-74 M26,-36 L44,-74 M-44,2 L-88,2 M44,2 L88,2 M-28,40 L-40,64 M28,40 L40,64',
      '#8F4A06',
      5,
      'opacity=".75"',
    ) +
    stroke('M-24,-33 L24,-33 M-41,4 L-26,-30 M-40,-74 L-26,-42', '#FFFBE0', 3, 'opacity=".7"') +
    circle(0, -4, 27, 'none', 'stroke="#A24A06" stroke-width="6" opacity=".8"') +
    rect(-9, -13, 18, 18, 2, 'none', 'stroke="#A24A06" stroke-width="6" opacity=".8"') +
    circle(-1, -5.5, 27, 'none', 'stroke="#FFF3B0" stroke-width="2.5" opacity=".7"');
  const rim = path(
    'M-100,50 C-60,76 60,76 100,50 C108,56 106,70 98,74 C60,94 -60,94 -98,74 C-106,70 -108,56 -100,50Z',
    a.linear(['#FFE07A', '#C87A10', '#7A3A06']),
  );
  const head = path('M-34,82 C-40,50 40,50 34,82 C36,112 14,122 0,122 C-14,122 -36,112 -34,82Z', S);
  const face =
    mirrored(
      circle(-14, 84, 9.5, '#fff') +
        circle(-13, 85, 6.5, '#17270a') +
        circle(-15, 82, 2.4, '#fff') +
        circle(-24, 100, 5, '#FF9C7A', 'opacity=".6"'),
    ) + stroke('M-9,103 C-4,109 4,109 9,103', '#1A4A12', 3.5);
  return (
    group(
      group(legs, `filter="${V}"`) + group(shell, `filter="${VG}"`) + plates + group(rim, `filter="${VG}"`),
      'transform="translate(0 -8) scale(.96)"',
    ) + group(group(head, `filter="${V}"`) + face, 'transform="translate(0 -84) scale(1.42)"')
  );
}
