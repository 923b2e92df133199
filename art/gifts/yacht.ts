import { type Drawing, circle, group, path, rect, star, stroke } from '../drawing/index.ts';
import { puff } from '../props/effects.ts';
import { glints, volume } from './finish.ts';

/** A yacht on the sea. */
export function yacht(a: Drawing): string {
  const V = volume(a, '#0a1a4a', '#fff', { gloss: 0.5 });
  const VW = volume(a, '#02204a', '#D8FBFF', { blur: 3, relief: 5, gloss: 0.5 });
  const H = a.linear(['#FFFFFF', '#EAF2FF', '#A8BCE0']);
  const win = (x: number, y: number, w: number) =>
    rect(x, y, w, 22, 10, a.linear(['#8AF0FF', '#2A6AD0'])) + rect(x + 4, y + 3, w * 0.4, 6, 3, '#fff', 'opacity=".6"');
  const wave = (y: number) => {
    let d = `M-236,${y}`;
    for (let i = 0; i < 8; i++) d += `q14.75,-34 29.5,-12t29.5,12`;
    return d;
  };
  return (
    a.part(
      'sun',
      a.glow(96, -96, 130, '#FFE08A', 0.7) + circle(96, -96, 66, a.linear(['#FFF6C0', '#FFC23D', '#FF8A3A'])),
      [96, -96],
    ) +
    a.part('cloud-1', puff(a, -158, -120, 0.62, ['#FFFFFF', '#CFE6FF']), [-158, -120]) +
    a.part('cloud-2', puff(a, 186, -20, 0.42, ['#FFFFFF', '#CFE6FF'], -1), [186, -20]) +
    a.part(
      'wave-back',
      path(wave(140) + 'V170C190,240 -190,240 -236,170Z', a.linear(['#4AD8F0', '#0E6AC0'])),
      [0, 160],
    ) +
    a.part(
      'boat',
      a.part('mast', stroke('M10,-60V-196', '#DCE6F8', 9) + stroke('M-26,-128H46M-14,-152H34', '#B8C8E4', 6)) +
        a.part(
          'flag',
          path(
            'M12,-196C38,-212 56,-182 88,-198L80,-172L90,-146C58,-132 40,-160 12,-146Z',
            a.linear(['#FF7A6A', '#E3243A', '#8A0A26']),
          ) + path(star(5, 13, 6), '#FFE08A', 'transform="translate(40 -172)"'),
          [10, -170],
        ) +
        a.part(
          'deck-top',
          group(path('M-58,-66H54C74,-66 88,-52 96,-30H-76Z', H), `filter="${V}"`) +
            win(-52, -56, 54) +
            win(10, -56, 56),
        ) +
        a.part(
          'deck-mid',
          group(path('M-122,-32H104C132,-32 150,-6 160,24H-142Z', H), `filter="${V}"`) +
            rect(-130, -6, 282, 5, 2, '#F0B93A') +
            win(-112, 0, 60) +
            win(-40, 0, 60) +
            win(32, 0, 84),
        ) +
        a.part(
          'hull',
          group(
            path(
              'M-200,20H226C238,20 240,28 234,38C206,94 170,150 130,176H-132C-176,160 -200,90 -208,34C-209,24 -208,20 -200,20Z',
              H,
            ),
            `filter="${V}"`,
          ) +
            path(
              'M-203,66C-60,84 120,80 218,64C190,112 160,156 130,176H-132C-172,160 -194,110 -203,66Z',
              a.linear(['#3A7AF0', '#1A3AB0', '#0E1E6A']),
            ) +
            stroke('M-204,62C-60,80 120,76 220,60', '#FFD766', 7) +
            [-150, -104, -58, -12, 34, 80, 126]
              .map(
                (x) => circle(x, 46, 10, '#F0B93A') + circle(x, 46, 7, '#1A3A8A') + circle(x - 2, 44, 2.4, '#BFF0FF'),
              )
              .join(''),
        ) +
        a.part('rail', stroke('M-196,18V-4H-146M154,18V-2H216V18M-172,-4V18M186,-2V18', '#D8E2F4', 5)),
      [0, 170],
    ) +
    a.part(
      'wave-front',
      group(
        path(wave(176) + 'V186C180,262 -180,262 -236,186Z', a.linear(['#9AF6FF', '#2AA8E8', '#0A4AA0'])),
        `filter="${VW}"`,
      ) + stroke('M-180,204q20,-14 40,0t40,0M20,214q20,-14 40,0t40,0', '#E8FFFF', 6, 'opacity=".75"'),
      [0, 190],
    ) +
    a.part(
      'spray',
      (
        [
          [-214, 128, 9],
          [-226, 108, 6],
          [-196, 146, 7],
          [214, 126, 8],
          [228, 104, 5],
        ] as const
      )
        .map(([x, y, r]) => circle(x, y, r, '#E8FFFF'))
        .join(''),
      [0, 150],
    ) +
    glints(a, [
      [-96, 34, 22],
      [206, 34, 22],
      [-204, -30, 16],
    ])
  );
}
