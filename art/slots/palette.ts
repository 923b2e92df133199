/** Colours by their use, as look.json lists them. */
export type Palette = Readonly<Record<string, readonly string[]>>;

/** The uses that a drawing reads, and how many colours each of them has. */
export type PaletteNeeds = Readonly<Record<string, number>>;

/** @throws Error if the palette has no such colour */
export function colourOf(palette: Palette, use: string, at = 0): string {
  const colour = palette[use]?.[at];
  if (colour === undefined) throw new Error(`the palette has no colour ${at + 1} of "${use}"`);
  return colour;
}

/** @throws Error if the palette has fewer colours of this use */
export const threeOf = (palette: Palette, use: string): readonly [string, string, string] => [
  colourOf(palette, use, 0),
  colourOf(palette, use, 1),
  colourOf(palette, use, 2),
];

/** @throws Error if the palette has fewer colours of this use */
export const fourOf = (palette: Palette, use: string): readonly [string, string, string, string] => [
  ...threeOf(palette, use),
  colourOf(palette, use, 3),
];
