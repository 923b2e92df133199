import { circle, type Drawing, group, path, rect, star, stroke } from '../drawing/index.ts';
import { coin } from '../props/treasure.ts';
import { glint, itemLight } from './finish.ts';

/** How far each coin of the stack stands from its middle, from below. */
const STACK = [-4, 5, -2, 6, 0] as const;

/** Five coins on one another. */
export const coinStack = (a: Drawing) =>
  group(
    STACK.map((x, i) =>
      a.part(
        `coin-${i + 1}`,
        coin(a, x, 52 - i * 24, 64, {
          ry: 36,
          mark: i === 4 ? 'star' : 'none',
        }),
      ),
    ).join(''),
    `filter="${itemLight(a, { shade: '#5a2a02', gloss: 0.45 })}"`,
  ) +
  glint(a, [
    [-40, -56, 18],
    [58, -30, 12],
  ]);

/** Red purse with a golden cord, coins at its foot. */
export const coinBag = (a: Drawing) =>
  group(
    path('M-28,-50C-78,-18 -88,70 -62,82H62C88,70 78,-18 28,-50Z', a.linear(['#FF7A5A', '#D8242E', '#7A0A16'])) +
      path(
        'M-32,-54C-48,-78 -28,-92 -16,-74C-8,-92 12,-92 16,-74C28,-92 48,-80 32,-54Z',
        a.linear(['#FF8A6A', '#B8141E']),
      ) +
      stroke('M-36,-51C-12,-44 12,-44 36,-51', '#FFD766', 11),
    `filter="${itemLight(a, { shade: '#3a0410', gloss: 0.55 })}"`,
  ) +
  coin(a, 0, 22, 36, { mark: 'star' }) +
  coin(a, -58, 74, 25, { ry: 17, mark: 'star' }) +
  coin(a, 60, 74, 27, { ry: 18, mark: 'star' }) +
  glint(a, [
    [-44, -22, 14],
    [58, -44, 17],
  ]);

const TICKET = 'M-82,-38H82V-13A14,14 0 0 0 82,13V38H-82V13A14,14 0 0 0 -82,-13Z';

/** Two tickets, the one in front with a star. */
export const ticketItem = (a: Drawing) =>
  group(
    path(TICKET, a.linear(['#8AD8FF', '#2A7AE8', '#12308A'])),
    `filter="${itemLight(a, { shade: '#0a1c5a' })}" transform="rotate(12) translate(6 14)"`,
  ) +
  group(
    group(path(TICKET, a.linear(['#FFC86A', '#F0701E', '#B02A0A'])), `filter="${itemLight(a, { shade: '#5a1402' })}"`) +
      stroke('M34,-30V32', '#FFE9B0', 4, 'stroke-dasharray="5 9"') +
      path(star(5, 27, 12.5), '#FFF3C4', 'transform="translate(-24 3)"') +
      stroke('M52,-14V16M64,-14V16', '#FFF3C4', 5),
    'transform="rotate(-14)"',
  ) +
  glint(a, [[62, -58, 16]]);

/** A leaf of a calendar with a star. */
export const calendarItem = (a: Drawing) =>
  group(
    rect(-70, -62, 140, 134, 18, a.linear(['#FFFFFF', '#E4D8F8'])) +
      path(
        'M-70,-26V-44C-70,-56 -62,-62 -52,-62H52C62,-62 70,-56 70,-44V-26Z',
        a.linear(['#FF8A6A', '#E3342F', '#B01424']),
      ),
    `filter="${itemLight(a, { shade: '#2a1a5a', gloss: 0.45 })}"`,
  ) +
  group(
    rect(-44, -80, 15, 34, 7, '#FFD766') + rect(29, -80, 15, 34, 7, '#FFD766'),
    `filter="${itemLight(a, { blur: 1, relief: 2, drop: 2, dx: -2, dy: -3 })}"`,
  ) +
  path(star(5, 36, 17), a.linear(['#FFE58A', '#F0A01E', '#B8690C']), 'transform="translate(0 24)"') +
  glint(a, [[58, -70, 15]]);

/** A telephone and the shield that binding puts before it. */
export const phoneItem = (a: Drawing) =>
  group(
    rect(-50, -86, 84, 160, 18, a.linear(['#5A6488', '#232A44', '#0E1222'])) +
      rect(-42, -72, 68, 132, 8, a.linear(['#FFB86A', '#F0801E', '#C8501A'])),
    `filter="${itemLight(a, { shade: '#060818', gloss: 0.6 })}" transform="rotate(-8)"`,
  ) +
  group(
    path('M32,-12L82,6V40C82,68 60,84 32,94C4,84 -18,68 -18,40V6Z', a.linear(['#8AF0B8', '#1FAE6A', '#0A5A3A'])),
    `filter="${itemLight(a, { shade: '#02301e', gloss: 0.6 })}"`,
  ) +
  stroke('M8,40L26,58L58,22', '#FFFFFF', 12) +
  circle(-8, -70, 3, '#8A94B8') +
  glint(a, [[66, -30, 15]]);
