import { Drawing, lighten, mix, rect, tenth } from '#art/drawing/index.ts';
import type { ShareScript } from '#art/ids.ts';
import { fittedSize, lettering, type LetteringFace, type Outlines, textAdvance } from '#art/lettering.ts';
import { rays, sparkle } from '#art/props/effects.ts';
import type { Scheme } from '#ui/theme/seeds.ts';
import type { ThemeTokens } from '#ui/theme/tokens.ts';

/** The picture size for shared links that messaging apps and networks accept. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
const { width, height } = SHARE_SIZE;

/** Titles on the card. They are drawn, so they belong to the art and not to the messages. */
export const SHARE_TITLES: Readonly<
  Record<ShareScript, { readonly face: LetteringFace; readonly lines: readonly string[]; readonly size: number }>
> = {
  zh: { face: 'dela-gothic-one', lines: ['好友同樂'], size: 124 },
  latin: { face: 'lilita-one', lines: ['Play', 'Together'], size: 108 },
};
/** The face of names and marks. It contains nearly every character of a name. */
export const SHARE_FACE: LetteringFace = 'noto-sans-tc';

/** An image inside the card: its address (or a placeholder) and its own size. */
export interface CardImage {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

export interface ShareCard {
  readonly id: string;
  readonly scheme: Scheme;
  readonly theme: ThemeTokens;
  readonly script: ShareScript;
  /** The name below the title. Empty if the face lacks a character. */
  readonly name: string;
  /** The mark of the age rating, `18+`. */
  readonly rating: string;
  readonly logo: CardImage;
  /** A tile of the brand's pattern, in the brand's colour. */
  readonly pattern: CardImage & { readonly wholeWidth: boolean };
  /** Three games; the last is in front. */
  readonly games: readonly CardImage[];
}

const LEFT = 68;
const COLUMN = 500;
const LOGO_TOP = 72;
const LOGO_HEIGHT = 150;
const TITLE_FOOT: Readonly<Record<ShareScript, number>> = { zh: 396, latin: 436 };
const LEADING = 98;
const FOOT: Readonly<Record<ShareScript, number>> = { zh: 516, latin: 544 };
/** Positions of the games: centre, rotation and width, back to front. */
const FAN = [
  { x: 734, y: 336, turn: -9, width: 254 },
  { x: 1044, y: 336, turn: 9, width: 254 },
  { x: 889, y: 316, turn: 0, width: 336 },
] as const;

/** From 0 to 1. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b) || 1;
  const sixth = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return (sixth / 6 + 1) % 1;
}

/** The brand colour that is closer to the background. A mixture with the other colour would look muddy. */
function lightOf({ surface3, primary, accent }: ThemeTokens['color']): string {
  const far = (colour: string): number => {
    const distance = Math.abs(hueOf(colour) - hueOf(surface3));
    return Math.min(distance, 1 - distance);
  };
  return far(accent) < far(primary) ? accent : primary;
}

/** The brand's light, pattern and shade. */
function backdrop(a: Drawing, { theme: { color, pattern: look }, pattern, scheme }: ShareCard): string {
  const dark = scheme === 'dark';
  const own = dark ? lightOf(color) : color.accent;
  const light = dark ? mix(color.surface3, own, 0.6) : mix('#ffffff', own, 0.2);
  const sky = a.radialAt(
    [
      [0, light],
      [0.42, dark ? mix(color.surface2, own, 0.16) : mix(color.ground, own, 0.06)],
      [0.75, color.ground],
      [1, color.deep],
    ],
    FAN[2].x,
    FAN[2].y,
    width * 0.82,
  );
  const scale = pattern.wholeWidth ? width / pattern.width : 1.7;
  const tile = a.define('pattern', (id) => {
    const size = `width="${pattern.width * scale}" height="${pattern.height * scale}"`;
    return `<pattern id="${id}" patternUnits="userSpaceOnUse" ${size}><image href="${pattern.href}" ${size} preserveAspectRatio="none"/></pattern>`;
  });
  return (
    rect(0, 0, width, height, 0, sky) +
    rays(a, FAN[2].x, FAN[2].y, width * 0.72, 26, dark ? lighten(own, 0.16) : '#ffffff', dark ? 0.24 : 0.9, 3) +
    rect(0, 0, width, height, 0, `url(#${tile})`, `opacity="${Math.min(0.3, Number(look.opacity) * 1.15)}"`) +
    a.glow(FAN[2].x, FAN[2].y, 430, dark ? lighten(own, 0.1) : own, dark ? 0.45 : 0.22)
  );
}

function games(a: Drawing, { theme, games: tiles }: ShareCard): string {
  const shadow = a.shadow(16, 0.2);
  const corner = Math.max(6, (Number.parseFloat(theme.radius.tile) || 12) * 1.7);
  return tiles
    .map((tile, at) => {
      const { x, y, turn, width: w } = FAN[at] ?? FAN[2];
      const h = (w * tile.height) / tile.width;
      const clip = a.define(
        `corners${w}`,
        (id) =>
          `<clipPath id="${id}"><rect x="${-w / 2}" y="${tenth(-h / 2)}" width="${w}" height="${tenth(h)}" rx="${corner}"/></clipPath>`,
      );
      const box = `x="${-w / 2}" y="${tenth(-h / 2)}" width="${w}" height="${tenth(h)}"`;
      return (
        `<g transform="translate(${x} ${y}) rotate(${turn})">` +
        `<rect ${box} rx="${corner}" transform="translate(0 22)" fill="#000" opacity=".55" filter="${shadow}"/>` +
        `<image href="${tile.href}" ${box} clip-path="url(#${clip})" preserveAspectRatio="none"/>` +
        `<rect ${box} rx="${corner}" fill="none" stroke="${theme.color.goldHi}" stroke-opacity="${at === 2 ? 0.9 : 0.45}" stroke-width="${at === 2 ? 4 : 3}"/>` +
        (at < 2 ? `<rect ${box} rx="${corner}" fill="${theme.color.deep}" opacity=".16"/>` : '') +
        '</g>'
      );
    })
    .join('');
}

/** A drawing whose left end is at `x`. */
function flatLine(text: string, x: number, y: number, size: number, colour: string, outlines: Outlines): string {
  let left = x;
  const glyphs = Array.from(text).map((character) => {
    const { d, advance } = outlines(SHARE_FACE, character);
    const at = left;
    left += (advance * size) / 1000;
    return d === '' ? '' : `<path transform="translate(${tenth(at)} ${tenth(y)}) scale(${size / 1000})" d="${d}"/>`;
  });
  return `<g fill="${colour}">${glyphs.join('')}</g>`;
}

const flatWidth = (text: string, size: number, outlines: Outlines): number =>
  Array.from(text).reduce((sum, character) => sum + (outlines(SHARE_FACE, character).advance * size) / 1000, 0);

function title(a: Drawing, { script, theme: { color }, scheme }: ShareCard, outlines: Outlines): string {
  const { face, lines, size: largest } = SHARE_TITLES[script];
  const outline = scheme === 'dark' ? mix(color.deep, '#000000', 0.2) : mix(color.primaryDeep, '#000000', 0.25);
  const at = lines.map((text, i) => {
    const y = TITLE_FOOT[script] - (lines.length - 1 - i) * LEADING;
    return { text, x: 0, y, size: largest, fit: COLUMN };
  });
  const size = Math.min(...at.map((line) => fittedSize(line, face, outlines)));
  const widths = at.map(({ text }) => (textAdvance(text, face, outlines) * size) / 1000);
  const set = at.map((line, i) => ({ ...line, size, x: LEFT + (widths[i] ?? 0) / 2 }));
  const style = {
    face,
    fill: ['#fffdf2', color.goldHi, lighten(color.gold, -0.02), '#fff3c0'],
    outline,
    extrusion: mix(color.primaryLo, outline, 0.45),
    depth: 9,
    arc: 0,
  } as const;
  const [first] = set;
  const glint = first === undefined ? '' : sparkle(LEFT + (widths[0] ?? 0) - 4, first.y - size * 0.84, 20, '#ffffff');
  return lettering(a, set, style, outlines) + glint;
}

function foot({ theme: { color }, rating, name, scheme, script }: ShareCard, outlines: Outlines): string {
  const y = FOOT[script];
  const ink = scheme === 'dark' ? '#ffffff' : color.text;
  const wide = flatWidth(rating, 30, outlines) + 32;
  const size = Math.min(46, 46 * ((COLUMN - wide - 26) / Math.max(1, flatWidth(name, 46, outlines))));
  return (
    `<rect x="${LEFT}" y="${y - 37}" width="${tenth(wide)}" height="50" rx="12" fill="none" stroke="${ink}" stroke-opacity=".85" stroke-width="3"/>` +
    flatLine(rating, LEFT + 16, y - 1, 30, ink, outlines) +
    flatLine(name, LEFT + wide + 24, y + size * 0.09, size, ink, outlines)
  );
}

/** Returns the card as an SVG file. */
export function shareCard(card: ShareCard, outlines: Outlines): string {
  const a = new Drawing(`share-${card.id}-${card.script}`, [0, 0, width, height]);
  const { logo } = card;
  const scale = Math.min(COLUMN / logo.width, LOGO_HEIGHT / logo.height);
  const logoBox = `x="${LEFT - 4}" y="${tenth(LOGO_TOP + (LOGO_HEIGHT - logo.height * scale) / 2)}" width="${tenth(logo.width * scale)}" height="${tenth(logo.height * scale)}"`;
  return a.svg(
    backdrop(a, card) +
      games(a, card) +
      `<image href="${logo.href}" ${logoBox}/>` +
      title(a, card, outlines) +
      foot(card, outlines),
    `xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"`,
  );
}
