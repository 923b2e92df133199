import { type Drawing, ellipse, group, path, placed, type Random, stroke, tenth } from '../../drawing/index.ts';
import { RUNES, type Rune } from './light.ts';

/** How a standing stone looks: its colours from light to dark, the light of its runes, and the moss at its foot. */
export interface StoneLook {
  readonly stone: readonly [string, string, string];
  readonly rune: readonly [string, string];
  readonly moss: string;
}

interface StonePlace {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  /** How far it leans, in degrees. */
  readonly lean: number;
  readonly runes: readonly Rune[];
}

/** A standing stone with runes that are cut into it and burn. */
export function standingStone(
  a: Drawing,
  { x, foot, width: w, height: h, lean, runes }: StonePlace,
  { stone: [light, middle, dark], rune: [glow, core], moss }: StoneLook,
): string {
  const half = w / 2;
  const outline = `M${-half},4L${tenth(-half * 0.94)},${tenth(-h * 0.52)}L${tenth(-half * 0.78)},${tenth(-h * 0.9)}L${tenth(-half * 0.2)},${-h}L${tenth(half * 0.56)},${tenth(-h * 0.955)}L${tenth(half * 0.92)},${tenth(-h * 0.78)}L${tenth(half * 0.84)},${tenth(-h * 0.36)}L${half},4Z`;
  const bright = `M${-half},4L${tenth(-half * 0.94)},${tenth(-h * 0.52)}L${tenth(-half * 0.78)},${tenth(-h * 0.9)}L${tenth(-half * 0.2)},${-h}L${tenth(-half * 0.4)},${tenth(-h * 0.86)}L${tenth(-half * 0.62)},${tenth(-h * 0.5)}L${tenth(-half * 0.6)},4Z`;
  const side = `M${tenth(half * 0.56)},${tenth(-h * 0.955)}L${tenth(half * 0.92)},${tenth(-h * 0.78)}L${tenth(half * 0.84)},${tenth(-h * 0.36)}L${half},4H${tenth(half * 0.5)}L${tenth(half * 0.46)},${tenth(-h * 0.5)}Z`;
  const cracks = `M${tenth(-half * 0.7)},${tenth(-h * 0.66)}l${tenth(half * 0.5)},${tenth(h * 0.05)}l${tenth(half * 0.2)},${tenth(h * 0.07)}M${tenth(half * 0.86)},${tenth(-h * 0.3)}l${tenth(-half * 0.4)},${tenth(h * 0.06)}l${tenth(-half * 0.12)},${tenth(h * 0.06)}`;
  const size = w / 44;
  const step = (h * 0.78) / Math.max(1, runes.length);
  const marks = runes
    .map((name, index) => {
      const at = placed(-half * 0.06, -h * 0.88 + step * (index + 0.5), size * 0.8);
      return (
        group(stroke(RUNES[name], glow, 8, `opacity=".6" filter="${a.blur(4)}"`), at) +
        group(stroke(RUNES[name], dark, 6) + stroke(RUNES[name], glow, 4) + stroke(RUNES[name], core, 1.8), at)
      );
    })
    .join('');
  return group(
    ellipse(half * 0.5, 4, w * 0.95, w * 0.14, '#02040E', 'opacity=".55"') +
      path(outline, a.linear([light, middle, dark], 0, 0, 1, 0.8)) +
      path(bright, '#FFFFFF', 'opacity=".22"') +
      path(side, dark, 'opacity=".6"') +
      stroke(cracks, dark, Math.max(1, size * 1.6), 'opacity=".8"') +
      marks +
      path(
        `M${tenth(-half * 1.1)},5C${tenth(-half * 1.1)},${tenth(-h * 0.07)} ${tenth(-half * 0.6)},${tenth(-h * 0.1)} ${tenth(-half * 0.4)},${tenth(-h * 0.05)}C${tenth(-half * 0.1)},${tenth(-h * 0.12)} ${tenth(half * 0.3)},${tenth(-h * 0.08)} ${tenth(half * 0.4)},${tenth(-h * 0.04)}C${tenth(half * 0.7)},${tenth(-h * 0.1)} ${tenth(half * 1.1)},${tenth(-h * 0.06)} ${tenth(half * 1.1)},5Z`,
        moss,
        'opacity=".9"',
      ),
    placed(x, foot, 1, lean),
  );
}

/** Blades of grass in the wind along a line. */
export function grass(random: Random, from: number, to: number, y: number, tall: number, colour: string): string {
  let d = '';
  for (let x = from; x < to; x += 3 + random() * 4) {
    const height = tall * (0.4 + random() * 0.7);
    const bend = height * (0.35 + random() * 0.3);
    d += `M${tenth(x)},${tenth(y)}q${tenth(bend * 0.2)},${tenth(-height * 0.7)} ${tenth(-bend)},${tenth(-height)}q${tenth(bend * 0.5)},${tenth(height * 0.5)} ${tenth(bend + 2)},${tenth(height)}Z`;
  }
  return path(d, colour);
}
