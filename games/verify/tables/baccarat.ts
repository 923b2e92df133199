import type { BaccaratRules } from './publishedRules.ts';
import { fullSet, paidOf, type TableDraws, type TableOutcome } from './TableDraws.ts';

const pointsOf = (card: number): number => {
  const number = (card % 13) + 1;
  return number < 10 ? number : 0;
};
const pointsOfHand = (cards: readonly number[]): number =>
  cards.map(pointsOf).reduce((sum, each) => sum + each, 0) % 10;
const isPair = ([one = 0, other = 0]: readonly number[]): boolean => one % 13 === other % 13;

/** The points of the banker's two cards, and the points of the player's third card at which the banker draws. */
const BANKER_DRAWS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
];

/** Deals a round of baccarat again. */
export async function recomputeBaccarat(rules: BaccaratRules, draws: TableDraws): Promise<TableOutcome> {
  const left = fullSet(52 * rules.packs);
  const player: number[] = [];
  const banker: number[] = [];
  for (const [name, hand] of [
    ['player', player],
    ['banker', banker],
    ['player', player],
    ['banker', banker],
  ] as const)
    hand.push(await draws.piece(left, `card of the ${name}`));
  const [ofPlayer, ofBanker] = [pointsOfHand(player), pointsOfHand(banker)];
  if (ofPlayer < 8 && ofBanker < 8) {
    let isDrawn = ofBanker < 6;
    if (ofPlayer < 6) {
      const third = await draws.piece(left, 'third card of the player');
      player.push(third);
      isDrawn = BANKER_DRAWS[ofBanker]?.includes(pointsOf(third)) ?? false;
    }
    if (isDrawn) banker.push(await draws.piece(left, 'third card of the banker'));
  }
  const lead = pointsOfHand(player) - pointsOfHand(banker);
  const { pays } = rules;
  const returns: Readonly<Record<string, number>> = {
    player: lead === 0 ? 20 : paidOf(lead > 0, pays.player),
    banker: lead === 0 ? 20 : paidOf(lead < 0, pays.banker),
    tie: paidOf(lead === 0, pays.tie),
    playerPair: paidOf(isPair(player), pays.playerPair),
    bankerPair: paidOf(isPair(banker), pays.bankerPair),
  };
  return { result: { player, banker }, returned: (place) => returns[place] };
}
