import { type Drawing, group, lighten, path, placed, polygon, stroke, tenth } from '../drawing/index.ts';
import { gem } from '../props/treasure.ts';
import { sparkle } from '../props/effects.ts';

/** Crystal cluster. */
export function crystal(a: Drawing) {
  const V = a.lit({ shade: '#08102e', rim: '#D8FFFF', rimOpacity: 0.9, relief: 4, gloss: 0.5, blur: 2, drop: 4 });
  const shard = (x: number, y: number, w: number, h: number, hue: string, rot: number) =>
    group(
      polygon(
        [
          [-w, 0],
          [-w, -h * 0.74],
          [-w * 0.15, -h],
          [w * 0.8, -h * 0.8],
          [w, 0],
          [w * 0.3, 12],
          [-w * 0.5, 10],
        ],
        hue,
      ) +
        polygon(
          [
            [-w, 0],
            [-w, -h * 0.74],
            [-w * 0.35, -h * 0.66],
            [-w * 0.35, 8],
            [-w * 0.5, 10],
          ],
          lighten(hue, 0.14),
        ) +
        polygon(
          [
            [-w * 0.35, 8],
            [-w * 0.35, -h * 0.66],
            [w * 0.4, -h * 0.7],
            [w * 0.3, 12],
          ],
          lighten(hue, 0.03),
        ) +
        polygon(
          [
            [w * 0.3, 12],
            [w * 0.4, -h * 0.7],
            [w * 0.8, -h * 0.8],
            [w, 0],
          ],
          lighten(hue, -0.14),
        ) +
        polygon(
          [
            [-w, -h * 0.74],
            [-w * 0.15, -h],
            [-w * 0.35, -h * 0.66],
          ],
          lighten(hue, 0.26),
        ) +
        polygon(
          [
            [-w * 0.15, -h],
            [w * 0.4, -h * 0.7],
            [-w * 0.35, -h * 0.66],
          ],
          lighten(hue, 0.18),
        ) +
        polygon(
          [
            [-w * 0.15, -h],
            [w * 0.8, -h * 0.8],
            [w * 0.4, -h * 0.7],
          ],
          lighten(hue, 0.04),
        ) +
        stroke(`M${tenth(-w * 0.72)},${tenth(-h * 0.12)}V${tenth(-h * 0.6)}`, '#fff', w * 0.14, 'opacity=".6"'),
      placed(x, y, 1, rot),
    );
  return (
    group(shard(-40, 56, 20, 128, '#8A4AF0', -34) + shard(44, 56, 20, 122, '#E83AA8', 36), `filter="${V}"`) +
    group(shard(-22, 58, 26, 166, '#3A7AF8', -14) + shard(34, 60, 24, 150, '#B03AF0', 16), `filter="${V}"`) +
    group(shard(4, 66, 32, 186, '#1EC8F0', 1), `filter="${V}"`) +
    group(
      shard(-58, 72, 16, 84, '#12D0B0', -26) +
        shard(66, 74, 16, 80, '#FF7A4A', 28) +
        shard(-22, 82, 15, 78, '#F05AC0', -8) +
        shard(36, 84, 15, 70, '#FFC23D', 10),
      `filter="${V}"`,
    ) +
    group(
      path(
        'M-104,100C-108,80 -88,66 -70,72C-60,60 -36,64 -28,76C-14,66 10,66 22,78C34,66 62,62 72,74C92,68 108,82 104,100C84,114 -84,114 -104,100Z',
        a.linear(['#8A7AC8', '#4A3A88', '#1E1448']),
      ),
      `filter="${V}"`,
    ) +
    gem(-60, 94, 15, '#FFC23D', -12) +
    gem(4, 98, 18, '#E8304A', 4) +
    gem(60, 96, 14, '#2AE0A0', 14) +
    sparkle(-8, -108, 26) +
    sparkle(-72, -40, 18, '#BFF6FF') +
    sparkle(82, -24, 20, '#FFD8F6') +
    sparkle(38, -80, 12)
  );
}
