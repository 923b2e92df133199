import { type Drawing, circle, group, path, rect, stroke } from '../drawing/index.ts';
import { puff } from '../props/effects.ts';
import { glints, volume } from './finish.ts';

/** A castle on an island in the sky. */
export function castle(a: Drawing): string {
  const V = volume(a, '#2a1a6a', '#fff', { blur: 3, relief: 5, dx: -5, dy: -7, gloss: 0.5 });
  const VR = volume(a, '#2a0a4a', '#E0C8FF', { blur: 4, relief: 5 });
  const wall = a.linear(['#FFFFFF', '#F4E6FF', '#BFA2E8'], 0, 0, 1, 0);
  const roof = (col: string[]) => a.linear(col, 0, 0, 1, 0);
  const tower = (id: string, x: number, top: number, w: number, rh: number, col: string[], base = 66) =>
    a.part(
      id,
      group(
        rect(x - w / 2, top, w, base - top, 4, wall) + rect(x - w / 2 - 6, top - 4, w + 12, 14, 5, '#E8D0FF'),
        `filter="${V}"`,
      ) +
        group(
          path(
            `M${x - w / 2 - 13},${top}Q${x - 6},${top - rh * 0.35} ${x},${top - rh}Q${x + 6},${top - rh * 0.35} ${x + w / 2 + 13},${top}Q${x},${top + 14} ${x - w / 2 - 13},${top}Z`,
            roof(col),
          ),
          `filter="${V}"`,
        ) +
        path(`M${x - 8},${top + 56}V${top + 38}A8,8 0 0 1 ${x + 8},${top + 38}V${top + 56}Z`, '#5A2EB0') +
        path(`M${x - 5},${top + 55}V${top + 39}A5,5 0 0 1 ${x + 5},${top + 39}V${top + 55}Z`, '#FFE08A') +
        circle(x, top - rh, 5, '#FFE08A'),
      [x, base],
    );
  const flag = (i: number, x: number, y: number) =>
    a.part(`pole-${i}`, stroke(`M${x},${y}V${y - 34}`, '#FFE9A0', 4), [x, y]) +
    a.part(
      `flag-${i}`,
      path(
        `M${x + 2},${y - 34}C${x + 14},${y - 42} ${x + 24},${y - 26} ${x + 38},${y - 34}L${x + 32},${y - 24}L${x + 38},${y - 13}C${x + 24},${y - 8} ${x + 14},${y - 22} ${x + 2},${y - 14}Z`,
        '#FF5A8A',
      ),
      [x, y - 24],
    );
  return (
    a.part('halo', a.glow(0, -30, 222, '#FFD8F8', 0.7), [0, -30]) +
    a.part(
      'rainbow',
      ['#FF6A8A', '#FFB04A', '#FFF06A', '#6AE89A', '#5AB8FF']
        .map((col, i) =>
          stroke(
            `M${-216 + i * 15},60A${216 - i * 15},${196 - i * 15} 0 0 1 ${216 - i * 15},60`,
            col,
            15,
            'opacity=".8"',
          ),
        )
        .join(''),
      [0, 90],
    ) +
    a.part(
      'cloud-back',
      puff(a, -176, 66, 0.94, ['#FFFFFF', '#E0D4FF']) + puff(a, 178, 68, 0.9, ['#FFFFFF', '#E0D4FF'], -1),
      [0, 60],
    ) +
    a.part(
      'island',
      group(
        path(
          'M-150,84C-146,124 -112,138 -98,164C-84,192 -44,188 -28,214C-14,238 16,236 28,208C42,180 86,190 98,158C112,134 146,124 150,84Z',
          a.linear(['#B88AE8', '#6A3AB0', '#2E1468']),
        ),
        `filter="${VR}"`,
      ) +
        stroke('M-96,110L-70,150M-20,120L-10,190M60,116L44,160M104,104L90,130', '#E0C0FF', 6, 'opacity=".4"') +
        group(
          path(
            'M-166,84C-160,56 -90,46 0,46C90,46 160,56 166,84C140,108 100,92 76,104C50,116 30,98 0,106C-30,114 -50,98 -78,106C-104,112 -140,108 -166,84Z',
            a.linear(['#C8FF8A', '#5AC84A', '#1E8A4A']),
          ),
          `filter="${V}"`,
        ),
    ) +
    a.part(
      'waterfall',
      path(
        'M58,80C76,76 92,80 96,92C100,130 92,160 98,200C90,206 80,206 72,200C78,160 64,120 58,80Z',
        a.linear([
          [0, '#E8FFFF', 0.95],
          [0.7, '#7AD8FF', 0.85],
          [1, '#7AD8FF', 0],
        ]),
      ) + stroke('M72,96C80,130 80,150 80,180M86,94C90,120 88,140 90,164', '#fff', 3, 'opacity=".8"'),
    ) +
    flag(1, -104, -68) +
    flag(2, 104, -68) +
    flag(3, 0, -172) +
    tower('tower-left', -104, 0, 44, 70, ['#6AE8FF', '#2A8AE8', '#1A4AA8']) +
    tower('tower-right', 104, 0, 44, 70, ['#6AE8FF', '#2A8AE8', '#1A4AA8']) +
    tower('tower-back-left', -46, -54, 44, 76, ['#FF9AD0', '#E83A9A', '#8A1468']) +
    tower('tower-back-right', 46, -54, 44, 76, ['#FF9AD0', '#E83A9A', '#8A1468']) +
    tower('tower-mid', 0, -84, 56, 90, ['#FFE58A', '#F5A82E', '#B8600E']) +
    a.part(
      'keep',
      group(path('M-120,78V22H-104V34H-88V22H-72V34H-56V22H56V34H72V22H88V34H104V22H120V78Z', wall), `filter="${V}"`) +
        path('M-26,80V48A26,26 0 0 1 26,48V80Z', '#8A4A1E') +
        stroke('M-26,80V48A26,26 0 0 1 26,48V80M0,24V80', '#F0B93A', 5),
    ) +
    a.part('path', path('M-20,80H20C26,92 10,98 16,108H-14C-22,98 -26,90 -20,80Z', '#FFE9C0')) +
    a.part('cloud-1', puff(a, -138, 148, 0.7, ['#FFFFFF', '#D8CCFF']), [-138, 148]) +
    a.part('cloud-2', puff(a, 140, 162, 0.62, ['#FFFFFF', '#D8CCFF'], -1), [140, 162]) +
    a.part('cloud-3', puff(a, -196, -70, 0.36, ['#FFFFFF', '#E8E0FF']), [-196, -70]) +
    glints(a, [
      [-150, -130, 24],
      [152, -150, 28],
      [206, -30, 16],
      [-214, 10, 14],
      [60, -200, 16],
    ])
  );
}
