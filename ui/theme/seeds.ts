import type { TokenPath } from './tokens.ts';

/** Dark or light: it decides which way surfaces rise and inks are pushed. */
export type Scheme = 'dark' | 'light';

/** What a brand's tokens file must say; everything else is derived. Colours are any CSS sRGB or OKLCH notation. */
export interface Seeds {
  readonly scheme: Scheme;
  readonly ground: string;
  readonly primary: string;
  readonly accent: string;
  /** Corner radius of cards and tiles in px; the other radii follow. */
  readonly radius: number;
  /** Family lists; `system` stands for the device's own Traditional Chinese faces. */
  readonly font: {
    readonly numerals: readonly string[];
    readonly heading: readonly string[];
    readonly body: readonly string[];
  };
  /** Where the pattern's tile and the section ornament are served. */
  readonly pattern: string;
  readonly ornament: string;
}

/** Values by token name that win over the derivation. */
export type Overrides = Readonly<Partial<Record<TokenPath, string>>>;

/** Overrides by the name of a component's part (`data-part`): they hold on that part and in it, and nowhere else. */
export type PartOverrides = Readonly<Record<string, Overrides>>;
