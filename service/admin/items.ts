import { ITEM } from '#protocol/entities/wallet.ts';

/** What an operator gives, as the options name it. */
export const ITEMS = [
  ['gold', ITEM.gold],
  ['gem', ITEM.gem],
  ['point', ITEM.point],
] as const;

/** The most of an item that is given at once. */
export const MAX = 1_000_000_000_000;
