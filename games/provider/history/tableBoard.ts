import { rankOf, suitOf } from '#games/maths/tables/baccarat/baccarat.ts';
import { DOORS } from '#games/maths/tables/doors/doors.ts';
import { kindOf } from '#games/maths/tables/doors/hands.ts';
import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import type { TableFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import type { PublishedBoard } from '#protocol/wallet/index.ts';

const SUIT_SIGNS = ['♠', '♥', '♣', '♦'] as const;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const BLANK = 'blank';
const HALF_AND_SEASON = 2;

/** The suit and the rank of a card as signs, such as ♦A. */
export const cardSign = (card: number): string => `${SUIT_SIGNS[suitOf(card)] ?? ''}${RANKS[rankOf(card)] ?? ''}`;

/** The season of a field of the wheel. Empty for a field without one. */
export const seasonOf = (bets: readonly string[]): string => (bets.length < HALF_AND_SEASON ? '' : (bets[1] ?? ''));

/** Twentieths of the stake that a bet returns if its stake goes back. */
const STAKE = 20;
type Cells = [number, number][];

/** The result of a round of a table in small: cards, dice, the bets of a field, or tiles. Cards and tiles of winners are marked. */
export function tableBoard(file: TableFile, result: TableResult): PublishedBoard {
  const returned = returnsOf(file, result);
  const hasWon = (bet: string): boolean => returned(bet) > STAKE;
  switch (file.kind) {
    case 'baccarat':
      return baccaratBoard(result, hasWon);
    case 'sicBo':
      return { columns: (result['dice'] ?? []).map((face) => [String(face)]) };
    case 'wheel': {
      const bets = file.fields[result['field']?.[0] ?? 0] ?? [];
      return { columns: bets.length === 1 ? [[BLANK], [...bets], [BLANK]] : bets.map((name) => [name]) };
    }
    case 'doors':
      return {
        columns: ['house', ...DOORS].map((owner) => (result[owner] ?? []).map((tile) => String(kindOf(tile)))),
        marked: DOORS.flatMap(
          (door, at): Cells =>
            hasWon(door)
              ? [
                  [at + 1, 0],
                  [at + 1, 1],
                ]
              : [],
        ),
      };
  }
}

/** A row for each hand, with its sign in front. */
function baccaratBoard({ player = [], banker = [] }: TableResult, hasWon: (bet: string) => boolean): PublishedBoard {
  const most = Math.max(player.length, banker.length);
  const signOf = (card: number | undefined): string => (card === undefined ? BLANK : cardSign(card));
  const cellsOf = (hand: readonly number[], row: number): Cells => hand.map((_card, at) => [at + 1, row]);
  return {
    columns: [
      ['player', 'banker'],
      ...Array.from({ length: most }, (_none, at) => [signOf(player[at]), signOf(banker[at])]),
    ],
    marked: [...(hasWon('player') ? cellsOf(player, 0) : []), ...(hasWon('banker') ? cellsOf(banker, 1) : [])],
  };
}
