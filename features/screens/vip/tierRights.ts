import type { VipTierRow } from '#protocol/entities/vip.ts';

/** The rights that a tier has or has not. */
export type SwitchedRight = 'Chat' | 'FoundClub' | 'SendRedEnvelope';
/** The rights that grow with the tier. */
export type MeasuredRight = 'GiftsPerDay' | 'GiftAmountPerDay' | 'LargestGift' | 'CollectsPerDay';

/** The measured rights in their order on the page. */
export const MEASURED: readonly MeasuredRight[] = ['GiftsPerDay', 'GiftAmountPerDay', 'LargestGift', 'CollectsPerDay'];

/**
 * Returns the switched rights that a tier opens.
 * @param before the tier below; undefined for the first
 * @param hasEnvelopes whether the brand has the sending of red envelopes
 */
export function openedBy(tier: VipTierRow, before: VipTierRow | undefined, hasEnvelopes: boolean): SwitchedRight[] {
  const known: readonly SwitchedRight[] = hasEnvelopes
    ? ['Chat', 'FoundClub', 'SendRedEnvelope']
    : ['Chat', 'FoundClub'];
  return known.filter((right) => tier.Rights[right] && before?.Rights[right] !== true);
}

/** Returns the measured rights that differ between two tiers. */
export const grownBy = (tier: VipTierRow, before: VipTierRow): MeasuredRight[] =>
  MEASURED.filter((right) => tier.Rights[right] !== before.Rights[right]);
