import { circle, type Drawing, ellipse, group, mirrored, path, stroke } from '../../drawing/index.ts';
import { goldLight, jadeLight } from './light.ts';

/** The expression of a head. */
export type Mood = 'calm' | 'closed' | 'pounding' | 'laughing';

/** An ear with a tip that bends a little, from its root at 0,0 up to -104. */
const ear = (a: Drawing): string =>
  path('M-20,8C-38,-30 -40,-84 -18,-104C-2,-112 16,-84 20,-52C22,-30 18,-8 14,6Z', jade(a)) +
  path(
    'M-12,0C-24,-32 -26,-74 -14,-90C-2,-92 8,-70 10,-46C11,-28 9,-12 6,0Z',
    a.linear(['#FFD8E8', '#FF9ABC', '#F0709C']),
  );

/** The white of jade with a breath of green below. */
export const jade = (a: Drawing): string => a.linear(['#FFFFFF', '#F4FFF8', '#BFE6DC']);

function eyes(a: Drawing, mood: Mood): string {
  if (mood === 'closed') return mirrored(stroke('M-38,2C-32,10 -20,10 -14,2', '#4A1230', 5));
  if (mood === 'laughing') return mirrored(stroke('M-40,4C-34,-12 -20,-12 -13,4', '#4A1230', 6));
  if (mood === 'pounding') return mirrored(stroke('M-40,-8L-16,2L-40,10', '#4A1230', 6));
  return (
    mirrored(
      ellipse(-27, 0, 12.5, 15, a.radial(['#FF7A9A', '#C81E4A', '#5A0826'], 0.5, 0.7, 0.7)) +
        ellipse(-27, -1, 7, 9, '#2A0416'),
    ) +
    circle(-31, -6, 5, '#FFFFFF') +
    circle(23, -6, 5, '#FFFFFF') +
    circle(-23, 6, 2.4, '#FFD0DC') +
    circle(31, 6, 2.4, '#FFD0DC')
  );
}

function mouth(mood: Mood): string {
  const nose = path('M-8,17C-8,12 8,12 8,17C8,22 2,25 0,25C-2,25 -8,22 -8,17Z', '#F0507A');
  if (mood === 'laughing')
    return (
      path('M-20,28C-8,32 8,32 20,28C20,52 -20,52 -20,28Z', '#8A1238') +
      path('M-7,29.500H7V37C7,39 -7,39 -7,37Z', '#FFFFFF') +
      ellipse(0, 43, 9, 4.5, '#FF7A9A') +
      nose
    );
  if (mood === 'pounding') return nose + stroke('M-10,36C-4,30 4,30 10,36', '#7A1A40', 4);
  return nose + stroke('M0,25V29M-13,29C-11,38 -1,38 0,29C1,38 11,38 13,29', '#7A1A40', 3.6);
}

/** The head of the jade rabbit. Its face is about 0,0, its chin at 56, its ears reach to -150. */
export function rabbitHead(a: Drawing, mood: Mood): string {
  const back = mood === 'pounding' ? 18 : 0;
  return (
    group(
      `<g transform="translate(-26 -42) rotate(${-12 - back})">${ear(a)}</g><g transform="translate(26 -42) rotate(${18 + back}) scale(-1 1)">${ear(a)}</g>`,
      jadeLight(a),
    ) +
    group(
      path(
        'M0,-62C36,-62 60,-42 66,-10C78,2 80,20 66,28C58,48 32,58 0,58C-32,58 -58,48 -66,28C-80,20 -78,2 -66,-10C-60,-42 -36,-62 0,-62Z',
        jade(a),
      ),
      jadeLight(a),
    ) +
    mirrored(ellipse(-47, 22, 13, 8.5, '#FF7AA0', 'opacity=".6"')) +
    eyes(a, mood) +
    mouth(mood) +
    group(
      path('M-15,-53C-15,-28 15,-28 15,-53C8,-41 -8,-41 -15,-53Z', a.linear(['#FFF3C0', '#FFC44A', '#C8780E'])),
      goldLight(a),
    )
  );
}

/** A paw, about 0,0. */
export const paw = (a: Drawing, r = 18): string =>
  group(ellipse(0, 0, r, r * 0.88, jade(a)), jadeLight(a)) + group(stroke('M-5,4V10M5,4V10', '#8AB8C8', 2.6));
