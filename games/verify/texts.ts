import type { Coin } from './hold.ts';
import type { Cell, Win } from './window.ts';

/** A value that may be missing in a record, since not each game has it. */
type Claimed<Value> = { readonly [Key in keyof Value]: Value[Key] | undefined };

export const windowText = (window: readonly (readonly string[])[]): string =>
  window.map((reel) => reel.join(' ')).join(' | ');

/** Reels and rows from 1. */
export const cellText = ([reel, row]: Cell): string => `${reel + 1}.${row + 1}`;

export const cellsText = (cells: readonly Cell[]): string => cells.map(cellText).join(' ') || 'none';

function winText({
  line,
  from,
  ways,
  cells,
  symbol,
  count,
  multiple,
  pay,
}: Claimed<Omit<Win, 'from'>> & { readonly from?: string | undefined }): string {
  const side = from === undefined ? '' : ` from the ${from}`;
  const what = line === undefined ? '' : `line ${line}${side}: `;
  const times = multiple === undefined ? '' : ` with ×${multiple}`;
  const many = ways === undefined ? '' : ` in ${ways} ways`;
  const where = cells === undefined ? '' : ` at ${cellsText(cells)}`;
  return `${what}${count} ${symbol}${many}${times}${where} ${pay}`;
}

type ClaimedWin = Parameters<typeof winText>[0];

export const winsText = (wins: readonly ClaimedWin[]): string => wins.map(winText).join(', ') || 'none';

export const orbsText = (orbs: readonly { cell: Cell; multiple: number }[] | undefined): string =>
  orbs?.map(({ cell, multiple }) => `${cellText(cell)} ×${multiple}`).join(', ') ?? 'none in the game';

const coinText = ({ cell, pay, prize, jackpot }: Claimed<Coin> & Pick<Coin, 'cell'>): string =>
  [`${cellText(cell)} ${pay}`, prize, jackpot].filter((part) => part !== undefined).join(' ');

export const coinsText = (coins: readonly (Claimed<Coin> & Pick<Coin, 'cell'>)[] | undefined): string =>
  coins === undefined ? 'none in the game' : coins.map(coinText).join(', ') || 'none';

export const namesText = (names: readonly string[]): string => names.join(', ') || 'none';

const optionText = ({
  name,
  pay,
  spins,
}: {
  name: string;
  pay?: number | undefined;
  spins?: readonly number[] | undefined;
}): string => `${name} ${pay ?? 'unknown'}${spins === undefined ? '' : ` (${spins.join(' ')})`}`;

export const optionsText = (options: readonly Parameters<typeof optionText>[0][]): string =>
  options.map(optionText).join(', ');
