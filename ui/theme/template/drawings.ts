/** Tiles of the background pattern for a new brand. Only their alpha matters, since the brand's colour paints them. */
const tiles = {
  hexagons: { size: 48, body: '<path d="M24 6l16 9v18l-16 9-16-9V15z"/>' },
  dots: { size: 24, body: '<circle cx="6" cy="6" r="1.5"/><circle cx="18" cy="18" r="1.5"/>' },
  waves: { size: 48, body: '<path d="M0 12q12-12 24 0t24 0M0 36q12-12 24 0t24 0"/>' },
  cuts: { size: 40, body: '<path d="M-4 24L24-4M16 44l28-28"/>' },
  scales: { size: 40, body: '<path d="M0 0a20 20 0 0 0 40 0M-20 20a20 20 0 0 0 40 0M20 20a20 20 0 0 0 40 0"/>' },
  rings: {
    size: 64,
    body: '<circle cx="32" cy="32" r="8"/><circle cx="32" cy="32" r="18"/><circle cx="32" cy="32" r="28"/>',
  },
  diamonds: { size: 40, body: '<path d="M20 4l16 16-16 16L4 20z"/>' },
  plain: { size: 40, body: '' },
} as const;

export type PatternName = keyof typeof tiles;
export const isPatternName = (name: string): name is PatternName => Object.hasOwn(tiles, name);
/** Every pattern, in the order of the choices. */
export const patternNames: readonly PatternName[] = Object.keys(tiles).filter(isPatternName);

export interface DrawingsOf {
  /** Written in the logo. */
  readonly name: string;
  readonly primary: string;
  readonly ground: string;
  readonly text: string;
  readonly pattern: PatternName;
}

const svg = (width: number, height: number, rest: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${rest}>${body}</svg>\n`;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0) ?? 32};`).replace(/\p{Cc}/gu, '');

const gem = (primary: string, ground: string): string =>
  `<path d="M48 8l34 20v40L48 88 14 68V28z" fill="${primary}"/><path d="M48 24l20 12v24L48 72 28 60V36z" fill="${ground}"/>`;

/**
 * Estimates the width of a name. Han characters are as wide as they are high, others up to eight tenths of that, since a device may have
 * only the widest of the named typefaces.
 */
const widthOf = (name: string, size: number): number =>
  Array.from(name).reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? size : size * 0.78), 0);

/**
 * Returns the four required drawings of a brand: neutral, in its colours, with its name. A designer replaces them
 * later.
 */
export function templateDrawings({
  name,
  primary,
  ground,
  text,
  pattern,
}: DrawingsOf): Readonly<Record<string, string>> {
  const width = Math.ceil(104 + widthOf(name, 44));
  const words = `<text x="96" y="64" fill="${text}" font-family="PingFang TC,Noto Sans TC,Microsoft JhengHei,system-ui,sans-serif" font-size="44" font-weight="700">${escape(name)}</text>`;
  const tile = tiles[pattern];
  return {
    'logo.svg': svg(width, 96, ` viewBox="0 0 ${width} 96"`, gem(primary, ground) + words),
    'mark.svg': svg(96, 96, ' viewBox="0 0 96 96"', gem(primary, ground)),
    'pattern.svg': svg(tile.size, tile.size, ' fill="none" stroke="#000" stroke-width="1.5"', tile.body),
    'ornament.svg': svg(20, 20, ' viewBox="0 0 20 20"', '<path d="M10 1l8 4.500v9L10 19l-8-4.500v-9z"/>'),
  };
}

/** Returns a drawing without its text, colours and width. */
const skeleton = (drawing: string): string =>
  drawing
    .trim()
    .replace(/>[^<]+</g, '><')
    .replace(/#[\da-f]{3,8}\b/gi, '#')
    .replace(/(width|viewBox)="[^"]*"/g, '$1');

/** Returns whether a brand's logo or mark is still the neutral template, with any name and colours. */
export function isTemplateDrawing(file: 'logo.svg' | 'mark.svg', drawing: string): boolean {
  const neutral = templateDrawings({ name: 'n', primary: '#000', ground: '#000', text: '#000', pattern: 'plain' });
  return skeleton(neutral[file] ?? '') === skeleton(drawing);
}
