import { circle, type Drawing, ellipse, group, mirrored, path, stroke } from '../../drawing/index.ts';
import { gem } from '../../props/treasure.ts';
import { furLight, goldLight, skinLight } from './light.ts';

/** The expression of a head. */
export interface Expression {
  readonly eyes: 'open' | 'closed' | 'fiery';
  readonly mouth: 'grin' | 'laugh' | 'blow';
}

const plume = (a: Drawing): string =>
  stroke('M-20,-70C-30,-104 -48,-128 -84,-132', '#7A0A1E', 17) +
  stroke('M-20,-70C-30,-104 -48,-128 -84,-132', a.linear(['#FFB04A', '#F0402E', '#C81E3A']), 12) +
  stroke('M-24,-84L-36,-84M-29,-96L-42,-97M-36,-108L-49,-111M-45,-118L-58,-123', '#FFE08A', 3.4) +
  circle(-88, -131, 11, a.radial(['#FFF3B0', '#FFB52E', '#D8480E'], 0.4, 0.3, 0.8)) +
  circle(-88, -131, 4.5, '#1E8AC8');

function eyes(a: Drawing, kind: Expression['eyes']): string {
  const brow = path('M-8,-18C-20,-36 -42,-38 -58,-26C-42,-30 -24,-24 -12,-10Z', '#5A2408');
  if (kind === 'closed') return mirrored(stroke('M-46,-8C-38,-18 -22,-18 -14,-8', '#2A0E04', 6) + brow);
  const glow = kind === 'fiery' ? a.glow(-29, -9, 30, '#FFD24A', 0.9) : '';
  return (
    mirrored(
      glow +
        path('M-48,-10C-42,-27 -20,-27 -12,-8C-22,4 -40,4 -48,-10Z', '#2A0E04') +
        circle(-29, -10, 10, a.radial(['#FFF6A0', '#FFB01E', '#C84A04'], 0.5, 0.4, 0.6)) +
        circle(-29, -10, kind === 'fiery' ? 3.4 : 4.8, kind === 'fiery' ? '#FFFDF0' : '#1A0602') +
        brow,
    ) +
    circle(-32, -14, 3, '#fff') +
    circle(26, -14, 3, '#fff')
  );
}

function mouth(kind: Expression['mouth']): string {
  if (kind === 'blow')
    return (
      ellipse(4, 50, 13, 11, '#C8744A') +
      ellipse(5, 50, 8, 7.5, '#6A0A14') +
      stroke('M-16,44C-22,50 -22,56 -16,60M26,44C31,50 31,56 26,60', '#B8683A', 3, 'opacity=".7"')
    );
  if (kind === 'laugh')
    return (
      path('M-36,34C-14,44 16,44 40,30C42,74 -28,84 -36,34Z', '#6A0A14') +
      path('M-30,38C-12,46 14,46 34,35L31,45C12,54 -10,53 -26,47Z', '#FFFDF0') +
      path('M-16,64C-8,54 14,53 22,58C14,70 -6,74 -16,64Z', '#F0607A') +
      stroke('M-40,30C-16,46 18,46 44,26', '#6A2A10', 4)
    );
  return (
    path('M-30,38C-14,48 16,48 34,34C32,62 -20,68 -30,38Z', '#6A0A14') +
    path('M-22,43C-8,48 14,47 26,41L24,49C10,53 -8,53 -18,50Z', '#FFFDF0') +
    path('M-8,61C-2,55 12,55 16,58C10,63 0,64 -8,61Z', '#F0607A') +
    stroke('M-33,36C-16,48 16,48 37,31', '#6A2A10', 4)
  );
}

/** The head of the Monkey King with fillet and plumes. Its face is about 0,0, its chin at 88, its plumes reach to -143. */
export function monkeyHead(a: Drawing, expression: Expression): string {
  const fur = a.linear(['#F5B05A', '#C8702A', '#6E3210']);
  const skin = a.linear(['#FFF0D8', '#FFD2A0', '#E09A5A']);
  const gold = a.linear(['#FFF3B0', '#F0AC2A', '#8A4A06']);
  return (
    group(mirrored(plume(a)), furLight(a)) +
    group(mirrored(circle(-80, -4, 27, fur)), furLight(a)) +
    mirrored(circle(-80, -4, 16, skin)) +
    group(
      path(
        'M0,-96C20,-100 24,-108 30,-104C34,-96 34,-92 40,-86C70,-72 86,-40 82,0C88,10 88,20 82,30C76,28 74,30 70,36C60,70 34,88 0,88C-34,88 -60,70 -70,36C-74,30 -76,28 -82,30C-88,20 -88,10 -82,0C-86,-40 -70,-72 -40,-86C-20,-94 -20,-94 0,-96Z',
        fur,
      ),
      furLight(a),
    ) +
    group(
      path(
        'M0,-26C10,-44 44,-50 58,-26C66,-8 58,6 48,14C58,30 48,78 0,80C-48,78 -58,30 -48,14C-58,6 -66,-8 -58,-26C-44,-50 -10,-44 0,-26Z',
        skin,
      ),
      skinLight(a),
    ) +
    eyes(a, expression.eyes) +
    mirrored(ellipse(-42, 26, 12, 8, '#FF7A5A', 'opacity=".6"')) +
    path('M-13,20C-15,8 15,8 13,20C10,27 -10,27 -13,20Z', '#D8845A') +
    mirrored(circle(-5, 20, 2.6, '#6A2A10')) +
    mouth(expression.mouth) +
    group(
      path(
        'M-76,-44C-40,-66 -14,-58 0,-40C14,-58 40,-66 76,-44L74,-30C44,-48 16,-44 6,-24C4,-18 -4,-18 -6,-24C-16,-44 -44,-48 -74,-30Z',
        gold,
      ),
      goldLight(a),
    ) +
    gem(0, -44, 13, '#E3243A') +
    mirrored(stroke('M-8,-34C-16,-46 -28,-50 -34,-46', '#FFF3B0', 3))
  );
}
