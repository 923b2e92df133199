/** A picture for multiples from a value on. */
export interface OrbTier {
  readonly from: number;
}

/** The name of the piece that shows a multiple. A look without tiers has one picture, the symbol. */
export function orbPicture(multiple: number, tiers: readonly OrbTier[], symbol: string): string {
  const reached = tiers.filter(({ from }) => from <= multiple).map(({ from }) => from);
  return reached.length === 0 ? symbol : `orb_${Math.max(...reached)}`;
}
