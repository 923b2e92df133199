import { circle, type Drawing, ellipse, group, path, polar, rect, star, stroke, tenth } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';
import { coin } from '../props/treasure.ts';
import { centred, type Piece, strip } from '../slots/Piece.ts';
import type { FishArt } from './FishArt.ts';
import { coral, kelp } from './sea.ts';

const COIN_FRAMES = 6;
/** White metal, which the client tints by the seat. */
const METAL = ['#FFFFFF', '#B8B8B8', '#6A6A6A'];
const GOLD = ['#FFF6CF', '#FFD35A', '#C9801A', '#FFE28A'];
const light = { shade: '#06122a', blur: 2.5, relief: 5, gloss: 0.85, dx: -3, dy: -4, rimOpacity: 0.6 };

/** Parts of a cannon that points up. Its pivot is at 0,0. The gold of a part is a drawing of its own, since it is not tinted. */
const barrel = (a: Drawing): string =>
  group(path('M-15,10L-12,-62H12L15,10Z', a.linear(METAL, 0, 0, 1, 0)), `filter="${a.lit(light)}"`);
const barrelGold = (a: Drawing): string => {
  const gold = a.linear(GOLD, 0, 0, 1, 0);
  return (
    group(rect(-16, -70, 32, 13, 4, gold) + rect(-16, -32, 32, 9, 3, gold), `filter="${a.lit(light)}"`) +
    ellipse(0, -69, 12, 3.4, '#1a0a04')
  );
};
const base = (a: Drawing): string =>
  group(
    path('M-40,36C-42,4 -24,-16 0,-16C24,-16 42,4 40,36Z', a.linear(METAL, 0, 0, 1, 0)),
    `filter="${a.lit(light)}"`,
  ) + ellipse(-18, -3, 12, 4, '#fff', 'opacity=".4" transform="rotate(-36 -18 -3)"');
const baseGold = (a: Drawing): string =>
  group(circle(0, 9, 19, a.linear(GOLD, 0, 0, 1, 0)), `filter="${a.lit(light)}"`) +
  circle(0, 9, 14, a.radial(['#FFE9C8', '#C8641E', '#6A2A08'], 0.4, 0.3, 0.8)) +
  path(star(5, 9, 4), '#FFF6CF', 'transform="translate(0 9)"');

function net(a: Drawing): string {
  let lines = '';
  let knots = '';
  for (let at = 0; at < 12; at += 1) {
    const [x, y] = polar(50, at * 30);
    const [u, v] = polar(56, at * 30);
    lines += `M0,0L${tenth(x)},${tenth(y)}`;
    knots += circle(u, v, 2.6, '#fff');
  }
  for (const ring of [16, 32, 48])
    for (let at = 0; at <= 12; at += 1) {
      const [x, y] = polar(ring, at * 30);
      const [mx, my] = polar(ring * 0.9, at * 30 - 15);
      lines += at === 0 ? `M${tenth(x)},${tenth(y)}` : `Q${tenth(mx)},${tenth(my)} ${tenth(x)},${tenth(y)}`;
    }
  return a.glow(0, 0, 58, '#FFFFFF', 0.4) + stroke(lines, '#fff', 1.8, 'opacity=".95"') + knots + sparkle(0, 0, 16);
}

const bullet = (a: Drawing): string =>
  a.glow(4, 0, 22, '#FFFFFF', 0.7) +
  path(
    'M4,-5H-40Q-54,0 -40,5H4Z',
    a.linear(
      [
        [0, '#fff', 0],
        [1, '#fff', 0.5],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  ellipse(4, 0, 16, 7, '#fff');

const reticle = (): string =>
  circle(0, 0, 30, 'none', 'stroke="#fff" stroke-width="3" stroke-dasharray="30 17" transform="rotate(20)"') +
  circle(0, 0, 21, 'none', 'stroke="#FF8A6A" stroke-width="3.4"') +
  stroke('M-40,0H-26M26,0H40M0,-40V-26M0,26V40', '#fff', 3.4) +
  circle(0, 0, 3.6, '#FF6B4A');

const bubble = (): string =>
  circle(0, 0, 10, '#fff', 'opacity=".12"') +
  circle(0, 0, 10, 'none', 'stroke="#E8FFFF" stroke-width="1.8" opacity=".6"') +
  circle(-3.6, -3.6, 2.4, '#fff', 'opacity=".9"');

/** Lines of light that the waves throw on everything. */
const caustics = (a: Drawing): string => {
  let lines = '';
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 6; column += 1) {
      const x = column * 44 + (row % 2) * 22;
      const y = 14 + row * 22;
      lines += `M${x},${y}q11,-16 22,0t22,0`;
    }
  return group(stroke(lines, '#E8FFFA', 3.4, 'opacity=".7"'), `filter="${a.blur(4)}"`);
};

/** All drawings of a room's spritesheet. Sizes are in points of a screen of 844 by 390. */
export function fishPieces(art: FishArt): Piece[] {
  const fish = Object.entries(art.fish).map(([name, { field, width, draw, detail }]) => {
    const options = detail === undefined ? {} : { detail };
    return centred(`fish_${name}`, field[0], field[1], draw, width / field[0], options);
  });
  const coins = Array.from({ length: COIN_FRAMES }, (_, turn) => {
    const degrees = (turn * 180) / COIN_FRAMES;
    const ry = 20 * Math.max(0.14, Math.abs(Math.cos((degrees * Math.PI) / 180)));
    return centred(
      `coin_${turn}`,
      48,
      48,
      (a) => coin(a, 0, 0, 20, { ry, rot: degrees < 90 ? 90 : -90, mark: 'star' }),
      0.5,
    );
  });
  return [
    ...fish,
    ...coins,
    centred('barrel', 44, 152, barrel, 1, { detail: 0.8 }),
    centred('barrel_gold', 44, 152, barrelGold, 1, { detail: 0.8 }),
    centred('base', 96, 96, base, 1, { detail: 0.8 }),
    centred('base_gold', 96, 96, baseGold, 1, { detail: 0.8 }),
    centred('net', 120, 120, net, 1, { detail: 0.8 }),
    centred('bullet', 112, 44, bullet, 0.6),
    centred('reticle', 90, 90, reticle),
    centred('bubble', 24, 24, bubble, 1, { detail: 0.8 }),
    centred('glow', 128, 128, (a) => a.glow(0, 0, 64, '#FFFFFF', 1), 1, { detail: 0.3 }),
    centred(
      'shade',
      128,
      64,
      (a) =>
        group(
          ellipse(
            0,
            0,
            60,
            28,
            a.radial([
              [0, '#020A1E', 0.6],
              [0.5, '#020A1E', 0.3],
              [1, '#020A1E', 0],
            ]),
          ),
        ),
      1,
      { detail: 0.3 },
    ),
    centred('spark', 32, 32, (a) => a.glow(0, 0, 16, '#FFF3C0', 0.8) + sparkle(0, 0, 14), 1, { detail: 0.6 }),
    strip('shaft', 60, 240, (a) =>
      path(
        'M18,0H42L58,240H2Z',
        a.linear([
          [0, '#E6FFFA', 0.5],
          [1, '#E6FFFA', 0],
        ]),
        `filter="${a.blur(6)}"`,
      ),
    ),
    centred('caustics', 280, 110, (a) => group(caustics(a), 'transform="translate(-132 -52)"'), 1, { detail: 0.4 }),
    centred('coral_left', 200, 170, (a) => coral(a, art.corals[0], 'left'), 0.8, { detail: 0.7 }),
    centred('coral_right', 200, 170, (a) => coral(a, art.corals[1], 'right'), 0.8, { detail: 0.7 }),
    centred('kelp', 90, 220, (a) => kelp(a, art.kelp), 0.9, { detail: 0.6 }),
  ];
}
