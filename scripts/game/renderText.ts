import type { SheetVariant } from '#games/maths/index.ts';

/** Formats numbers and tables of a game's page. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** `+ 0` avoids "-0" for a small negative share. */
export const percent = (share: number, digits = 2): string =>
  `${(Number((share * 100).toFixed(digits)) + 0).toFixed(digits)} %`;

/** The largest number of rounds that is written out. */
const MOST = 1e12;

/** Formats a share as "1 in 140". Numbers below ten keep a digit. */
export const oneIn = (chance: number): string => {
  if (chance === 0) return 'never';
  const rounds = 1 / chance;
  if (rounds > MOST) return `less than 1 in ${whole(MOST)}`;
  return `1 in ${rounds < 10 ? String(Number(rounds.toFixed(1))) : whole(rounds)}`;
};

export const times = (tenths: number): string => `×${(tenths / 10).toLocaleString('en-US')}`;

/** The most that a round pays. A simulation may not have seen the highest pay, so its figure is marked. */
export const mostText = ({ most, simulated }: Pick<SheetVariant, 'most' | 'simulated'>): string =>
  simulated === undefined ? times(most.pay) : `${times(most.pay)} (the most that the simulation saw)`;

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const align = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [row(...head), row(...align), ...rows.map((cells) => row(...cells))].join('\n');
}
