import { LONGEST_CHAIN, type SheetVariant } from '#games/maths/index.ts';
import { oneIn, percent, table, times, whole } from './renderText.ts';

function holdText({ hold }: SheetVariant): string {
  if (hold === undefined) return '';
  const { chance, mean, coins, respins, full, prizes, waits } = hold;
  const text = [
    `Hold and respin starts in ${oneIn(chance)} rounds: within ${whole(waits.half)} rounds in half of all cases, within ${whole(waits.most)} in 99 of 100.`,
    `It pays ×${mean.toFixed(2)} on average, with ${coins.toFixed(2)} coins after ${respins.toFixed(2)} respins. The board is full in ${oneIn(full)} rounds.`,
  ].join(' ');
  if (prizes.length === 0) return text;
  const rows = prizes.map(({ name, pay, chance: share }) => [
    `\`${name}\``,
    times(pay),
    oneIn(share),
    percent((share * pay) / 10, 3),
  ]);
  return `${text}\n\n${table(['prize', 'pays', 'how often', 'of the stake'], rows)}`;
}

function nudgeText({ nudge }: SheetVariant): string {
  if (nudge === undefined) return '';
  const { chance, hitRate, return: returned } = nudge;
  return `The nudge moves the last reel in ${oneIn(chance)} rounds. ${percent(hitRate)} of the nudges pay, together ${percent(returned, 3)} of the stake.`;
}

function choiceText({ choice }: SheetVariant): string {
  if (choice === undefined) return '';
  const { chance, mean, waits, options } = choice;
  const rows = options.map(({ name, deviation, hitRate, most, quantiles, round }) => [
    `\`${name}\``,
    `×${mean.toFixed(2)}`,
    deviation.toFixed(2),
    percent(hitRate),
    ...quantiles.map(({ pay }) => times(pay)),
    `${times(most.pay)}, ${oneIn(most.chance)}`,
    `${round.deviation.toFixed(3)}, ${round.volatility}`,
  ]);
  const shares = (options[0]?.quantiles ?? []).map(({ share }) => `${share / 10_000} %`);
  return [
    `The choice opens in ${oneIn(chance)} rounds: within ${whole(waits.half)} rounds in half of all cases, within ${whole(waits.most)} in 99 of 100. Each option pays ×${mean.toFixed(2)} on average, so the return does not depend on the player. The other figures are those of a player with the default.`,
    table(
      ['option', 'mean', 'standard deviation', 'pays', ...shares, 'at most', 'a round with it: deviation, volatility'],
      rows,
    ),
    'A column with a share is the pay that this share of its outcomes does not exceed.',
  ].join('\n\n');
}

function levelText({ level }: SheetVariant): string {
  if (level === undefined) return '';
  const { full, coins, chance, mean, fields, waits } = level;
  const rows = fields.map(({ pay, jackpot, chance: share }, index) => [
    String(index + 1),
    pay === null ? `\`${jackpot ?? ''}\`` : times(pay),
    share === null ? 'by the stake' : percent(share),
  ]);
  return [
    `A round collects ${coins.toFixed(4)} on average, and ${full} turn the wheel: once in ${(1 / chance).toFixed(1)} rounds. An empty level is full within ${whole(waits.half)} rounds in half of all cases, within ${whole(waits.most)} in 99 of 100. A turn pays ×${mean.toFixed(2)} on average.`,
    'The figures of a round are those of many rounds: each level that can come up is equally frequent then, and what a round collects brings the wheel nearer. A player who stops before the level is full has not been paid for it yet.',
    table(['field', 'pays', 'share of turns'], rows),
  ].join('\n\n');
}

function freeSpinsText({ freeSpins, waits }: SheetVariant): string {
  if (freeSpins === null || waits === null) return '';
  return [
    `Free spins start in ${oneIn(freeSpins.chance)} rounds: within ${whole(waits.half)} rounds in half of all cases, within ${whole(waits.most)} in 99 of 100.`,
    `They pay ×${freeSpins.mean.toFixed(2)} together on average. A free spin wins with a probability of ${percent(freeSpins.hitRate)}, and its multiple is ×${freeSpins.multiple.toFixed(3)} on average.`,
  ].join(' ');
}

/** The free spins by the symbol that expands in them. */
function expandingText({ freeSpins }: SheetVariant): string {
  if (freeSpins?.expanding === undefined) return '';
  return table(
    ['symbol that expands', 'share of free spins', 'they pay together', 'a free spin wins'],
    freeSpins.expanding.map(({ symbol, chance, mean, hitRate }) => [
      `\`${symbol}\``,
      percent(chance),
      `×${mean.toFixed(2)}`,
      percent(hitRate),
    ]),
  );
}

/** How many boards of a base spin pay. */
function chainsText({ chains = [] }: SheetVariant): string {
  if (chains.length === 0) return '';
  const rows = chains.map(({ boards, chance }, at) => {
    const isOpen = at === chains.length - 1 && boards === LONGEST_CHAIN;
    return [`${boards}${isOpen ? ' or more' : ''}`, percent(chance, 4), oneIn(chance)];
  });
  return table(['boards of a base spin that pay', 'share of base spins', 'how often'], rows);
}

/** The features of a variant and their figures. Empty if it has none. */
export const featuresText = (variant: SheetVariant): string =>
  [holdText, nudgeText, choiceText, levelText, freeSpinsText, expandingText, chainsText]
    .map((textOf) => textOf(variant))
    .filter((text) => text !== '')
    .join('\n\n');
