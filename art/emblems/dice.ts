import { type Drawing, group } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';
import { die, type Pip } from './die.ts';

/** Three dice. Centred on 0,0 in a field of about ±110. */
export function dice(a: Drawing) {
  const V = a.lit({
    shade: '#2a0440',
    rim: '#FFD0FF',
    rimOpacity: 0.8,
    relief: 4,
    gloss: 0.5,
    blur: 2,
    drop: 6,
    dx: -2,
    dy: -3,
  });
  const P6: readonly Pip[] = [
      [0.25, 0.22],
      [0.25, 0.5],
      [0.25, 0.78],
      [0.75, 0.22],
      [0.75, 0.5],
      [0.75, 0.78],
    ],
    P1: readonly Pip[] = [[0.5, 0.5, 0.2]],
    P5: readonly Pip[] = [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.5, 0.5],
      [0.25, 0.75],
      [0.75, 0.75],
    ],
    P4: readonly Pip[] = [
      [0.27, 0.27],
      [0.73, 0.27],
      [0.27, 0.73],
      [0.73, 0.73],
    ],
    P3: readonly Pip[] = [
      [0.25, 0.25],
      [0.5, 0.5],
      [0.75, 0.75],
    ],
    P2: readonly Pip[] = [
      [0.28, 0.28],
      [0.72, 0.72],
    ];
  const red = ['#FF7A6A', '#E0242E', '#9A0A1E', '#FFF6E0'] as const,
    wh = ['#FFFFFF', '#F0E2F8', '#BFA0D8', '#B8141E'] as const,
    go = ['#FFF3B0', '#F5B82E', '#B86A0A', '#6A2A04'] as const;
  return (
    group(die(wh, [P6, P4, P5], 52), `transform="translate(-54 36) rotate(-8)" filter="${V}"`) +
    group(die(go, [P3, P6, P2], 52), `transform="translate(58 40) rotate(9)" filter="${V}"`) +
    group(die(red, [P1, P5, P3], 60), `transform="translate(2 -36) rotate(3)" filter="${V}"`) +
    sparkle(-52, -74, 20) +
    sparkle(72, -40, 14)
  );
}
