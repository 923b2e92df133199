import { Drawing, ellipse, group, placed, rect, seededRandom } from './drawing/index.ts';
import { EMBLEMS } from './emblems/index.ts';
import { type DrawnGame, GAME_ART, type GameArt } from './games.ts';
import type { TileFormat, TitleLanguage } from './ids.ts';
import { lettering, type LetteringFace, type LetteringLine, type LetteringStyle, type Outlines } from './lettering.ts';
import { type Frame, FOREGROUNDS, reach, SCENES } from './scenes/index.ts';
import { evenLines } from './title-lines.ts';

/** Field of each format in drawing units, and the emblem's centre in it. */
export const TILE_FRAMES: Record<TileFormat, Frame> = {
  tall: { width: 360, height: 432, cx: 180, cy: 178 },
  wide: { width: 744, height: 432, cx: 521, cy: 222 },
};

const EMBLEM_SCALE: Record<TileFormat, number> = { tall: 1, wide: 1.12 };

/** Dark ground under the title, so that the letters stand on quiet. */
function scrim(a: Drawing, dark: string, format: TileFormat, { width, height }: Frame): string {
  if (format === 'wide') {
    const side = a.linear(
      [
        [0, dark, 0.82],
        [0.42, dark, 0.35],
        [0.62, dark, 0],
      ],
      0,
      0,
      1,
      0,
    );
    return rect(0, 0, width, height, 0, side);
  }
  const foot = a.linear([
    [0, dark, 0],
    [0.5, dark, 0.5],
    [1, dark, 0.92],
  ]);
  return rect(0, height / 2, width, height / 2, 0, foot);
}

/** Vignette in the dark ground and a little light from the top. */
function grade(a: Drawing, dark: string, { width, height }: Frame): string {
  const vignette = a.radialAt(
    [
      [0, dark, 0],
      [0.7, dark, 0],
      [1, dark, 0.75],
    ],
    width / 2,
    height * 0.42,
    Math.hypot(width, height) * 0.62,
  );
  const top = a.linear([
    [0, '#fff', 0.1],
    [1, '#fff', 0],
  ]);
  return rect(0, 0, width, height, 0, vignette) + rect(0, 0, width, height * 0.3, 0, top);
}

function ground(a: Drawing, { ground: [light, middle, dark] }: GameArt, { width, height, cx, cy }: Frame): string {
  const spread = Math.max(width, height) * 0.72;
  return rect(
    0,
    0,
    width,
    height,
    0,
    a.radialAt(
      [
        [0, light],
        [0.46, middle],
        [1, dark],
      ],
      cx,
      cy,
      spread,
    ),
  );
}

/** A game's tile without its title: ground, scenery, halo, emblem, scrim, foreground, grade. One SVG file. */
export function tilePicture(code: DrawnGame, format: TileFormat): string {
  const art = GAME_ART[code];
  const frame = TILE_FRAMES[format];
  const { width, height, cx, cy } = frame;
  const a = new Drawing(`tile-${code}-${format}`, [0, 0, width, height]);
  const random = seededRandom(code + format);
  const dark = art.ground[2];
  const scale = art.scale * EMBLEM_SCALE[format];
  const contact = a.radial([
    [0, dark, 0.85],
    [1, dark, 0],
  ]);
  return a.svg(
    ground(a, art, frame) +
      SCENES[art.scene](a, art, frame, random) +
      a.glow(cx, cy, reach(frame) * 0.3 * scale, art.halo, 0.75) +
      ellipse(cx, cy + 108 * scale, 92 * scale, 14 * scale, contact) +
      group(EMBLEMS[code](a), placed(cx, cy, scale)) +
      scrim(a, dark, format, frame) +
      FOREGROUNDS[art.foreground](a, art, frame, random) +
      grade(a, dark, frame),
  );
}

/** The distance between two lines; Vietnamese has marks above its letters. */
const LEADING = { id: { tall: 55, wide: 88 }, vi: { tall: 60, wide: 96 } } as const;
/** Faces of Latin titles; only the second has every Vietnamese letter. */
const LATIN_FACE = { id: 'lilita-one', vi: 'paytone-one' } as const;

/** The lines of a Latin title: lower and smaller than a Chinese one, so that two lines leave the face free. */
function latinTitle(title: string, format: TileFormat, language: 'id' | 'vi'): LetteringLine[] {
  const { width, height } = TILE_FRAMES[format];
  const lines = evenLines(title);
  const leading = LEADING[language][format];
  const below = (i: number) => lines.length - 1 - i;
  if (format === 'tall') {
    const long = lines.length > 1;
    return lines.map((text, i) => ({
      text,
      x: width / 2,
      y: height - 30 - below(i) * leading,
      size: long ? 66 : 84,
      fit: width - 44,
    }));
  }
  const foot = 226 + (lines.length - 1) * 40;
  return lines.map((text, i) => ({ text, x: 212, y: foot - below(i) * leading, size: 108, fit: 336 }));
}

/** A tall tile carries its Chinese title in one line, a wide one in two (three characters stay together). */
function chineseTitle(title: string, format: TileFormat): LetteringLine[] {
  const { width, height } = TILE_FRAMES[format];
  const characters = Array.from(title);
  const n = characters.length;
  if (format === 'tall') {
    const size = n === 3 ? 98 : n === 4 ? 88 : 76;
    return [{ text: title, x: width / 2, y: height - 46, size, fit: width - 26 }];
  }
  if (n === 3) return [{ text: title, x: 214, y: 232, size: 132, fit: 346 }];
  // Digits keep together: a title such as 炫光777 breaks before them.
  const firstDigit = characters.findIndex((character) => character >= '0' && character <= '9');
  const half = firstDigit > 0 ? firstDigit : Math.floor(n / 2);
  const size = n > 4 ? 112 : 132;
  const top = characters.slice(0, half).join('');
  const foot = characters.slice(half).join('');
  return [
    { text: top, x: 40 + (size * half) / 2, y: 176, size, fit: 380 },
    { text: foot, x: 62 + size * (n - half) * 0.49, y: 176 + size * 1.02, size, fit: 380 },
  ];
}

/** The face that a game's title is lettered in. */
export const tileFace = (code: DrawnGame, language: TitleLanguage): LetteringFace =>
  language === 'zh' ? GAME_ART[code].face : LATIN_FACE[language];

/** A game's lettered title alone, on a transparent field of the tile's size. One SVG file. */
export function tileTitle(
  code: DrawnGame,
  format: TileFormat,
  language: TitleLanguage,
  title: string,
  outlines: Outlines,
): string {
  const { width, height } = TILE_FRAMES[format];
  const { fill, outline, extrusion } = GAME_ART[code];
  const a = new Drawing(`title-${code}-${format}-${language}`, [0, 0, width, height]);
  const style: LetteringStyle = {
    face: tileFace(code, language),
    fill,
    outline,
    extrusion,
    depth: format === 'wide' ? 13 : 10,
    arc: language === 'zh' && format === 'tall' ? -9 : 0,
  };
  const lines = language === 'zh' ? chineseTitle(title, format) : latinTitle(title, format, language);
  return a.svg(lettering(a, lines, style, outlines));
}
