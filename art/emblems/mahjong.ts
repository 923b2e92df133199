import { circle, type Drawing, group, lighten, placed, rect, stroke } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';

/** Three mahjong tiles. Centred on 0,0 in a field of about ±110. */
export function mahjong(a: Drawing) {
  const V = a.lit({
    shade: '#0a3a20',
    rim: '#fff',
    rimOpacity: 0.5,
    relief: 4,
    gloss: 0.4,
    blur: 3,
    dx: -4,
    dy: -5,
    drop: 6,
  });
  const cane = (x: number, y: number, col: string) =>
    rect(x - 5, y - 15, 10, 30, 4, col) +
    rect(x - 6.5, y - 3, 13, 6, 3, lighten(col, -0.12)) +
    stroke(`M${x - 2},${y - 11}V${y - 6}M${x - 2},${y + 6}V${y + 10}`, '#E8FFE0', 2, 'opacity=".8"');
  const face: Record<string, (col: string) => string> = {
    zhong: (col: string) =>
      stroke('M-25,-20L-22,12M-25,-20C-8,-23 8,-24 20,-23L16,10M-22,10H16', col, 8) + stroke('M-3,-43V40', col, 9),
    bamboo: (col: string) =>
      cane(-22, -22, col) +
      cane(-3, -22, '#D81E2E') +
      cane(16, -22, col) +
      cane(-22, 22, col) +
      cane(-3, 22, '#1E5AD8') +
      cane(16, 22, col),
  };
  const tile = (x: number, y: number, s: number, r: number, ch: string, col: string) =>
    group(
      group(
        `<rect x="-38" y="-52" width="84" height="118" rx="12" fill="${a.linear(['#2FC07A', '#0E8A4E', '#045230'])}"/><rect x="-43" y="-58" width="80" height="112" rx="11" fill="${a.linear(['#FFFFFF', '#FBF6E8', '#E2D6BC'])}"/>`,
        `filter="${V}"`,
      ) +
        (ch === 'dots'
          ? (
              [
                [-3, -34, '#D81E2E'],
                [-25, -2, '#0E8A4E'],
                [19, -2, '#1E5AD8'],
                [-25, 30, '#1E5AD8'],
                [19, 30, '#0E8A4E'],
              ] as const
            )
              .map(
                ([dx, dy, q]) =>
                  circle(dx, dy - 2, 14, q) + circle(dx, dy - 2, 9.5, '#FDF8EC') + circle(dx, dy - 2, 5.5, q),
              )
              .join('')
          : (face[ch]?.(col) ?? '')),
      placed(x, y, s, r),
    );
  return (
    tile(-58, 22, 0.92, -14, 'bamboo', '#0A8A48') +
    tile(60, 24, 0.92, 13, 'dots', '') +
    tile(2, -14, 1.12, 0, 'zhong', '#D8141E') +
    sparkle(-40, -78, 18) +
    sparkle(70, -52, 14)
  );
}
