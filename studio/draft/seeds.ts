import { hex, lch, readColour } from '#ui/theme/colour.ts';
import type { Scheme } from '#ui/theme/seeds.ts';
import {
  colourToken,
  facesToken,
  pxToken,
  sixDigits,
  tokenAt,
  type TokensJson,
  writeToken,
} from '#ui/theme/writeTokens.ts';
import { readDesignTokens } from '#ui/theme/designTokens.ts';

export const colourSeeds = ['ground', 'primary', 'accent'] as const;
export type ColourSeed = (typeof colourSeeds)[number];
export const faceSeeds = ['numerals', 'heading', 'body'] as const;
export type FaceSeed = (typeof faceSeeds)[number];

/** The values of the seed controls. */
export interface SeedValues {
  readonly colours: Readonly<Record<ColourSeed, string>>;
  readonly radius: number;
  /** The first face. Undefined if the seed is absent and follows the numerals. */
  readonly faces: Readonly<Record<FaceSeed, string | undefined>>;
}

function digits(css: string | undefined): string {
  try {
    return css === undefined ? '#000000' : (readColour(css), sixDigits(css));
  } catch {
    return '#000000';
  }
}

/** The readable seeds of a tokens file. */
export function seedValues(file: TokensJson): SeedValues {
  const { tokens } = readDesignTokens(file);
  const css = (name: string): string | undefined => tokens.get(`seed.${name}`)?.css;
  const face = (name: FaceSeed): string | undefined => css(name)?.split('|')[0];
  const radius = Number.parseFloat(css('radius') ?? '12');
  return {
    colours: { ground: digits(css('ground')), primary: digits(css('primary')), accent: digits(css('accent')) },
    radius: Number.isFinite(radius) ? radius : 12,
    faces: { numerals: face('numerals'), heading: face('heading'), body: face('body') },
  };
}

/**
 * A tokens file with a colour seed.
 * @throws Error for an invalid colour
 */
export const withColour = (file: TokensJson, name: ColourSeed, css: string): TokensJson =>
  writeToken(file, `seed.${name}`, colourToken(css));

export const withRadius = (file: TokensJson, px: number): TokensJson => writeToken(file, 'seed.radius', pxToken(px));

/** A tokens file with a face and the device's own face behind it. `undefined` lets heading and body follow the numerals. */
export function withFace(file: TokensJson, name: FaceSeed, family: string | undefined): TokensJson {
  if (family === undefined) return writeToken(file, `seed.${name}`, undefined);
  const given = tokenAt(file, `seed.${name}`)?.['$value'];
  return given === family ? file : writeToken(file, `seed.${name}`, facesToken([family]));
}

/** A ground that fits the scheme. An unfit ground is inverted, from dark to light or back, with the same hue. */
export function withScheme(file: TokensJson, scheme: Scheme): TokensJson {
  const ground = seedValues(file).colours.ground;
  const { l, c, h } = lch(ground);
  if (scheme === 'light' ? l > 0.9 : l < 0.4) return file;
  const turned = scheme === 'light' ? { l: 0.985, c: Math.min(c, 0.012), h } : { l: 0.19, c: Math.max(c, 0.02), h };
  return withColour(file, 'ground', hex(turned));
}
