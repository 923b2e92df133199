import type { TokenPath } from './tokens.ts';

/** Decides the direction in which surfaces rise and text colours move. */
export type Scheme = 'dark' | 'light';

/** The required values of a brand's tokens file; all others are derived. Colours are any CSS sRGB or OKLCH notation. */
export interface Seeds {
  readonly scheme: Scheme;
  readonly ground: string;
  readonly primary: string;
  readonly accent: string;
  /** The corner radius of cards and tiles in px; the other radii are derived from it. */
  readonly radius: number;
  /** Lists of families; `system` is the device's own Traditional Chinese typefaces. */
  readonly font: {
    readonly numerals: readonly string[];
    readonly heading: readonly string[];
    readonly body: readonly string[];
  };
  /** The addresses of the pattern's tile and the section ornament. */
  readonly pattern: string;
  readonly ornament: string;
}

/** Values by token name that replace derived values. */
export type Overrides = Readonly<Partial<Record<TokenPath, string>>>;

/** Overrides by the name of a component's part (`data-part`). They apply to that part and its content only. */
export type PartOverrides = Readonly<Record<string, Overrides>>;
