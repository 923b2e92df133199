/**
 * The number of columns of a list by the window's width (specification 1 §9): above 1024 px four, above 768 px three, above 600 px two,
 * above 374 px one. At 374 px and below there are no columns: items are stacked with the smallest gap. Widest first.
 */
export const columnTiers = [
  { above: 1024, columns: 4 },
  { above: 768, columns: 3 },
  { above: 600, columns: 2 },
  { above: 374, columns: 1 },
] as const;

/** The number of columns at a width; 0 if there is no room for any. */
export type Tier = (typeof columnTiers)[number]['columns'] | 0;

type TierRule = (typeof columnTiers)[number];

/**
 * Returns the media query of a tier. "Above" excludes the limit itself, also in a zoomed window that is a fraction wider.
 */
export const tierQuery = ({ above }: TierRule): string => `screen and (min-width: ${String(above + 0.02)}px)`;

/** Returns the number of columns at a width in CSS pixels. */
export const columnsAt = (width: number): Tier => columnTiers.find(({ above }) => width > above)?.columns ?? 0;
