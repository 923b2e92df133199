/** Gold for money. */
export const SAMPLE_GOLD_PACKS = [
  { id: 'gold-1', amount: 60_000, price: 30 },
  { id: 'gold-2', amount: 300_000, price: 150 },
  { id: 'gold-3', amount: 680_000, price: 330 },
  { id: 'gold-4', amount: 1_400_000, price: 670 },
  { id: 'gold-5', amount: 3_600_000, price: 1_690 },
  { id: 'gold-6', amount: 7_200_000, price: 3_290 },
] as const;

/** Gems or points for money. */
export const SAMPLE_WALLET_PACKS = [
  { id: 'wallet-1', amount: 60, price: 30 },
  { id: 'wallet-2', amount: 310, price: 150 },
  { id: 'wallet-3', amount: 640, price: 300 },
  { id: 'wallet-4', amount: 1_950, price: 890 },
  { id: 'wallet-5', amount: 3_800, price: 1_690 },
  { id: 'wallet-6', amount: 7_600, price: 3_290 },
] as const;
