import { ITEM, type ItemID } from '#protocol/entities/wallet.ts';
import { UsageError } from './command.ts';
import { readNumber } from './words.ts';

/** The most gold that one call moves. */
export const MAX_GRANT = 10_000_000;

/** The items that an operator moves, by the names of their options, and the most of each that one call moves. */
export const ITEMS = [
  ['gold', ITEM.gold, MAX_GRANT],
  ['gem', ITEM.gem, 100_000],
  ['point', ITEM.point, 1_000_000],
] as const;

/** The most of an item that one redeem code gives. */
export const MAX = 1_000_000_000_000;

/** The words `--gold N`, `--gem N` and `--point N`. */
export const ITEM_OPTIONS = { gold: 'string', gem: 'string', point: 'string' } as const;

export interface MovedItem {
  readonly name: string;
  readonly ItemID: ItemID;
  readonly Amount: number;
}

/**
 * Reads the items of a call.
 * @param players how many players get or lose each amount
 * @throws UsageError if there is no item, or if the call moves more than its limit in total
 */
export function readItems(
  values: { readonly gold?: string; readonly gem?: string; readonly point?: string },
  players: number,
): readonly MovedItem[] {
  const items = ITEMS.flatMap(([name, ItemID, most]): MovedItem[] => {
    const text = values[name];
    if (text === undefined) return [];
    const Amount = readNumber(`--${name}`, text, 1, most);
    if (Amount * players > most)
      throw new UsageError(`one call moves at most ${most.toLocaleString('en')} ${name}, over all players`);
    return [{ name, ItemID, Amount }];
  });
  if (items.length === 0) throw new UsageError('what is it? --gold, --gem or --point');
  return items;
}

/** Describes items for a terminal. */
export const itemsText = (items: readonly MovedItem[]): string =>
  items.map(({ name, Amount }) => `${Amount.toLocaleString('en')} ${name}`).join(', ');
