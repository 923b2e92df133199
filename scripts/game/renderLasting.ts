import { LASTING_COINS, type SheetVariant } from '#games/maths/index.ts';
import { table, whole } from './renderText.ts';

/** The least seconds from one stake to the next. */
const SECONDS = 2.5;

type Lasting = NonNullable<SheetVariant['lasting']>[number];

const minutes = (rounds: number): string => whole((rounds * SECONDS) / 60);

const cellsOf = ({ rounds, from, to }: Lasting['half']): string[] => [
  `**${minutes(rounds)}** min`,
  `${minutes(from)} to ${minutes(to)}`,
  whole(rounds),
];

/** How long coins last in a variant of a game. Empty if its sheet does not say it. */
export function lastingText({ lasting = [] }: SheetVariant): string {
  const [first] = lasting;
  if (first === undefined) return '';
  return [
    `### How long ${whole(LASTING_COINS)} gold last`,
    `${whole(first.sittings)} sittings were simulated from the distribution above, at ${SECONDS} s a round and without jackpots. A sitting ends when the gold is less than the stake. In 99 of 100 cases the exact figure is within the range beside it.`,
    table(
      ['stake', 'half end within', 'range', 'rounds', 'a tenth ends within', 'range', 'rounds'],
      lasting.map(({ stake, half, tenth }) => [whole(stake), ...cellsOf(half), ...cellsOf(tenth)]),
    ),
  ].join('\n\n');
}
