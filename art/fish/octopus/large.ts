import { circle, type Drawing, ellipse, group, path, rect, stroke } from '../../drawing/index.ts';
import { octopus } from '../../emblems/octopus.ts';
import { fishEye, SEA } from '../finned.ts';

export const captain = (a: Drawing): string => octopus(a);

export function moray(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, shade: '#1a2a04', rim: '#E8FFB0' })}"`;
  const skin = a.linear(['#E8F07A', '#8AA82A', '#3A5210']);
  const outline =
    'M-104,-4C-96,-20 -74,-24 -50,-18C-20,-10 10,-22 44,-16C72,-12 92,-2 108,6C92,16 66,18 40,12C12,6 -16,20 -50,16C-78,14 -98,8 -104,-4Z';
  const spots: readonly (readonly [number, number, number])[] = [
    [-52, -6, 5],
    [-34, 4, 4],
    [-14, -4, 5],
    [8, -6, 5],
    [28, 2, 4],
    [46, -6, 4.5],
    [66, 2, 4],
    [84, 4, 3],
  ];
  return (
    group(
      path('M-60,-18C-30,-34 10,-36 50,-28C80,-22 100,-10 108,6L40,2L-40,2Z', a.linear(['#C8D84A', '#5A7A1A'])),
      lit,
    ) +
    group(path(outline, skin), lit) +
    group(
      spots.map(([x, y, r]) => circle(x, y, r, '#2E4208', 'opacity=".6"')).join(''),
      `clip-path="${a.clip(outline)}"`,
    ) +
    path('M-103,-2C-94,4 -84,5 -70,1C-76,10 -90,13 -98,7Z', '#4A0A10') +
    path('M-96,2l3,6l4,-6zM-86,4l3,5l4,-5z', '#fff') +
    fishEye(-82, -10, 6.5)
  );
}

/** A powder keg. */
export function keg(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, shade: '#2a1204', rim: '#FFE0A8', blur: 3, relief: 5, overhang: 0.2 })}"`;
  const iron = a.linear(['#B8C4D0', '#5A6878', '#222C38']);
  const outline = 'M-46,-34C-56,-12 -56,12 -46,34C-20,44 20,44 46,34C56,12 56,-12 46,-34C20,-44 -20,-44 -46,-34Z';
  return (
    group(path(outline, a.linear(['#E8A860', '#A8602A', '#5A2A0E'])), lit) +
    stroke('M-50,-14C-20,-8 20,-8 50,-14M-50,14C-20,20 20,20 50,14', '#5A2A0E', 2.4, 'opacity=".6"') +
    group(
      path('M-49,-30C-20,-22 20,-22 49,-30L51,-20C20,-12 -20,-12 -51,-20Z', iron) +
        path('M-51,18C-20,26 20,26 51,18L49,28C20,37 -20,37 -49,28Z', iron),
      lit,
    ) +
    stroke('M0,-40C2,-54 14,-52 16,-64', '#E8D8B0', 4) +
    a.glow(17, -66, 22, '#FFB02E', 0.9) +
    circle(17, -66, 5, '#FFF6D0') +
    circle(-2, 0, 13, '#FFF6E0') +
    circle(-7, -2, 3.4, '#2a1204') +
    circle(4, -2, 3.4, '#2a1204') +
    rect(-7, 9, 11, 6, 2, '#FFF6E0') +
    stroke('M-16,16L14,24M14,16L-16,24', '#FFF6E0', 4)
  );
}

/** A pirate's parrot with a diving glass. */
export function parrot(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, shade: '#4a0608', rim: '#FFF0B0', overhang: 0.15 })}"`;
  return (
    group(
      path('M40,10C66,14 96,30 108,46C84,46 56,40 36,28Z', a.linear(['#4AA8FF', '#1A3AB8'])) +
        path('M44,20C62,30 80,46 84,60C64,54 46,44 36,32Z', a.linear(['#FFD84A', '#E07A0E'])),
      lit,
    ) +
    group(
      path(
        'M-52,-22C-40,-50 -8,-56 14,-40C36,-26 54,-2 54,18C50,38 20,46 -8,38C-38,30 -58,6 -52,-22Z',
        a.linear(['#FF8A6A', '#E0241E', '#8A0A12']),
      ),
      lit,
    ) +
    group(
      path(
        'M-6,-14C20,-22 46,-4 58,26C40,36 10,30 -4,14C-12,4 -14,-8 -6,-14Z',
        a.linear(['#6AF0A0', '#1AA85A', '#0A5A6A']),
      ),
      lit,
    ) +
    stroke('M8,-4C24,4 36,14 44,26M0,8C14,16 24,20 34,26', '#FFE07A', 3.4) +
    group(
      path(
        'M-50,-24C-66,-26 -78,-12 -72,2C-66,-2 -60,-2 -54,2C-46,-4 -44,-16 -50,-24Z',
        a.linear(['#FFF3B0', '#F0A82A', '#8A4A06']),
      ),
      lit,
    ) +
    circle(-34, -24, 14, '#8AD8FF', 'opacity=".5"') +
    circle(-34, -24, 14, 'none', 'stroke="#D8A83A" stroke-width="4"') +
    fishEye(-34, -24, 8) +
    path('M-44,-44C-30,-62 8,-62 22,-40C0,-46 -24,-48 -44,-44Z', '#241A30') +
    stroke('M-44,-44C-24,-49 0,-47 22,-40', '#F5C042', 3.4)
  );
}

/** A manta ray with a skull on its back. */
export function manta(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, gloss: 0.55, shade: '#0a0624', rim: '#C8B8FF' })}"`;
  return (
    group(stroke('M46,0C70,4 92,-6 118,4', '#4A3A8A', 4.5), lit) +
    group(
      path(
        'M-66,-10C-52,-14 -30,-24 -12,-44C2,-62 22,-78 46,-86C36,-62 40,-36 50,-14C56,0 56,0 50,14C40,36 36,62 46,86C22,78 2,62 -12,44C-30,24 -52,14 -66,10C-60,4 -60,-4 -66,-10Z',
        a.linear(['#9A8AE8', '#4A3AA0', '#1A1050'], 0, 0, 1, 1),
      ),
      lit,
    ) +
    circle(6, 0, 15, '#F0ECFF', 'opacity=".9"') +
    rect(0, 10, 12, 10, 3, '#F0ECFF', 'opacity=".9"') +
    circle(0, -2, 4, '#1A1050') +
    circle(12, -2, 4, '#1A1050') +
    fishEye(-46, -11, 6, '#04122e') +
    fishEye(-46, 11, 6, '#04122e')
  );
}

/** A sunken galleon that drifts. */
export function galleon(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, shade: '#120a04', rim: '#A8FFE0', rimOpacity: 0.7, overhang: 0.1 })}"`;
  const wood = a.linear(['#C88A4A', '#7A4418', '#3A1C08']);
  const sail = a.linear(['#F4FFF4', '#B8D8C8', '#6A8A88']);
  const port = (x: number, y: number): string =>
    rect(x, y, 15, 13, 3, '#1A0C04') + circle(x + 7.5, y + 6.5, 4, '#FFB02E');
  return (
    a.glow(0, 10, 150, '#4AFFC8', 0.25) +
    group(
      rect(-58, -112, 7, 140, 2, wood) +
        rect(20, -126, 8, 150, 2, wood) +
        rect(84, -96, 7, 120, 2, wood) +
        stroke('M-120,6L-168,-34', '#7A4418', 7),
      lit,
    ) +
    group(
      path(
        'M-96,-92C-70,-100 -40,-100 -14,-92C-22,-66 -22,-44 -12,-20C-42,-28 -68,-28 -98,-18C-88,-44 -88,-66 -96,-92Z',
        sail,
      ) +
        path(
          'M-20,-108C8,-116 42,-116 68,-108C60,-78 60,-50 72,-20C40,-30 8,-30 -22,-20C-12,-50 -12,-78 -20,-108Z',
          sail,
        ) +
        path(
          'M66,-78C80,-84 100,-84 116,-78C110,-58 110,-42 118,-22C100,-28 82,-28 66,-22C72,-42 72,-58 66,-78Z',
          sail,
        ),
      lit,
    ) +
    circle(24, -66, 15, '#241A30', 'opacity=".75"') +
    rect(18, -56, 12, 9, 3, '#241A30', 'opacity=".75"') +
    group(
      path(
        'M-146,-2C-110,8 -60,12 0,12C60,12 96,4 118,-30L150,-38C152,0 140,46 104,66C50,82 -60,80 -104,56C-128,42 -142,20 -146,-2Z',
        wood,
      ),
      lit,
    ) +
    stroke('M-138,14C-80,30 60,32 144,-2M-126,34C-70,52 60,52 132,24', '#2A1404', 3, 'opacity=".6"') +
    port(-84, 24) +
    port(-44, 29) +
    port(-4, 31) +
    port(36, 29) +
    port(76, 22) +
    stroke('M-146,-2C-110,8 -60,12 0,12C60,12 96,4 118,-30', '#F0B83A', 5) +
    ellipse(-40, 60, 60, 6, '#fff', 'opacity=".14"')
  );
}
