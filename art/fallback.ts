import { type Random, seededRandom } from './drawing/random.ts';

/** Field of the fallback in its own units: a tall tile. */
const WIDTH = 360;
const HEIGHT = 432;

const hsl = (hue: number, saturation: number, lightness: number, alpha = 1) =>
  `hsl(${Math.round(hue) % 360} ${saturation}% ${lightness}%${alpha < 1 ? ` / ${alpha}` : ''})`;

const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`;

const polar = (radius: number, turn: number) =>
  `${Math.round(radius * Math.sin(turn * Math.PI * 2))},${Math.round(-radius * Math.cos(turn * Math.PI * 2))}`;

/** Closed outline of `n` points whose radii alternate. */
function rosette(n: number, outer: number, inner: number): string {
  const points = Array.from({ length: n * 2 }, (_, i) => polar(i % 2 ? inner : outer, i / (n * 2)));
  return `M${points.join('L')}Z`;
}

/** A cut jewel about 0,0: facets from the girdle to the table, lit from the upper left. */
function jewel(sides: number, radius: number, hue: number): string {
  const facets = Array.from({ length: sides }, (_, i) => {
    const from = i / sides;
    const to = (i + 1) / sides;
    const lit = Math.cos(((i + 0.5) / sides - 0.87) * Math.PI * 2);
    const points = [polar(radius, from), polar(radius, to), polar(radius * 0.52, to), polar(radius * 0.52, from)];
    return `<path d="M${points.join('L')}Z" fill="${hsl(hue, 82, Math.round(52 + lit * 22))}"/>`;
  });
  const table = Array.from({ length: sides }, (_, i) => polar(radius * 0.52, i / sides)).join('L');
  return `${facets.join('')}<path d="M${table}Z" fill="url(#t)"/>`;
}

function sparks(random: Random, n: number): string {
  return Array.from({ length: n }, () => {
    const side = random() * 90;
    const x = Math.round(random() > 0.5 ? side : WIDTH - side);
    const r = 4 + random() * 9;
    return `<path transform="translate(${x} ${Math.round(random() * 260)}) scale(${r.toFixed(1)})" d="M0-1Q.1-.1 1 0Q.1.1 0 1Q-.1.1-1 0Q-.1-.1 0-1Z" fill="#fff" opacity=".8"/>`;
  }).join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** Sets the title in the reader's own heavy face, in one line or two, never wider than the tile. */
function lettered(title: string, dark: string): string {
  const words = title.trim().split(/\s+/);
  const half = Math.ceil(words.length / 2);
  const long = words.length > 1 && title.length > 9;
  const lines = long ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [words.join(' ')];
  // A Chinese character is about as wide as it is high, a Latin letter about half that.
  const em = (line: string) =>
    Array.from(line).reduce((sum, ch) => sum + ((ch.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.58), 0);
  const size = Math.min(long ? 58 : 76, Math.floor(316 / Math.max(1, ...lines.map(em))));
  return lines
    .map((line, i) => {
      const y = HEIGHT - 40 - (lines.length - 1 - i) * size * 1.05;
      const place = `x="180" y="${Math.round(y)}" font-size="${size}"`;
      const text = escaped(line);
      return `<text ${place} stroke="${dark}" stroke-width="${Math.round(size * 0.18)}">${text}</text><text ${place} fill="url(#c)">${text}</text>`;
    })
    .join('');
}

/**
 * A tile for a game that has no drawing: palette from its code, layered shapes, one light from the upper left.
 * The same code and title always give the same bytes. Small enough to run in the browser.
 *
 * @returns an SVG file, 360 × 432 units.
 */
export function gameTileFallback(gameCode: string, title: string): string {
  const random = seededRandom(`tile ${gameCode}`);
  // Hues step by the golden angle, so that codes that differ little still differ in colour.
  const wheel = (random() * 300 + gameCode.length * 137.5) % 300;
  // Dark yellows and olives look dirty at night: the wheel skips from orange to green.
  const hue = wheel < 40 ? wheel : wheel + 60;
  const accent = (hue + 150 + random() * 60) % 360;
  const sides = 6 + Math.floor(random() * 5);
  const dark = hsl(hue, 70, 11);
  const rays = 12 + Math.floor(random() * 5) * 2;
  const definitions =
    `<radialGradient id="g" cx=".5" cy=".42" r=".72">${stop(0, hsl(hue, 82, 66))}${stop(0.46, hsl(hue, 76, 36))}${stop(1, dark)}</radialGradient>` +
    `<radialGradient id="h">${stop(0, hsl(hue + 24, 100, 90))}${stop(0.45, hsl(hue + 16, 100, 72, 0.55))}${stop(1, hsl(hue, 100, 66, 0))}</radialGradient>` +
    `<linearGradient id="t" x2="1" y2="1">${stop(0, hsl(accent, 100, 92))}${stop(1, hsl(accent, 84, 56))}</linearGradient>` +
    `<linearGradient id="b" x2="1" y2="1">${stop(0, '#FFF6CF')}${stop(0.45, '#FFD35A')}${stop(1, '#8F4A06')}</linearGradient>` +
    `<linearGradient id="c" x2="0" y2="1">${stop(0, '#fff')}${stop(0.46, '#FFE9A8')}${stop(0.54, '#FFC23D')}${stop(1, '#FFF3B0')}</linearGradient>` +
    `<linearGradient id="s" x2="0" y2="1">${stop(0, hsl(hue, 70, 11, 0))}${stop(0.7, hsl(hue, 70, 11, 0.85))}${stop(1, dark)}</linearGradient>`;
  const field = `width="${WIDTH}" height="${HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${definitions}</defs><rect ${field} fill="url(#g)"/>` +
    `<g transform="translate(180 176)"><path d="${rosette(rays, 420, 70)}" fill="#fff" opacity=".13"/>` +
    `<path d="${rosette(18, 176, 140)}" fill="${hsl(hue, 82, 72)}" opacity=".28"/><circle r="190" fill="url(#h)"/>` +
    `<ellipse cy="126" rx="104" ry="16" fill="${dark}" opacity=".55"/>` +
    `<path d="${rosette(sides, 128, 102)}" fill="url(#b)" stroke="#5E2A04" stroke-width="3" stroke-linejoin="round"/>${jewel(sides, 92, accent)}</g>` +
    `${sparks(random, 7)}<rect y="216" width="${WIDTH}" height="216" fill="url(#s)"/>` +
    `<g text-anchor="middle" font-family="system-ui,sans-serif" font-weight="900" stroke-linejoin="round">${lettered(title, dark)}</g></svg>`
  );
}
