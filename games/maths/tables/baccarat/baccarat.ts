import type { Draws } from '../../draws/Draws.ts';
import { Deal } from '../Deal.ts';
import type { BaccaratFile } from '../schema.ts';
import { STAKE_UNIT, type TableGame } from '../TableGame.ts';
import { unknownBet } from '../unknownBet.ts';

export const BACCARAT_BETS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BaccaratBet = (typeof BACCARAT_BETS)[number];

const RANKS = 13;
export const CARDS = 52;

/** The two hands of a round, as cards in the order of the deal. A card is a number from 0 on (`rankOf`, `suitOf`). */
export interface BaccaratResult {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

/** The rank of a card: 0 for an ace, 1 for a two, 12 for a king. */
export const rankOf = (card: number): number => card % RANKS;

/** The suit of a card, from 0 to 3: spades, hearts, clubs, diamonds. */
export const suitOf = (card: number): number => Math.floor((card % CARDS) / RANKS);

/** The points of a card: an ace has 1, ten and pictures have 0. */
export const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);

export const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

const NATURAL = 8;

/** Whether the banker's two cards draw a third one, by the points of the player's third card. */
export function bankerDraws(banker: number, playersThird: number | undefined): boolean {
  if (playersThird === undefined) return banker <= 5;
  switch (banker) {
    case 3:
      return playersThird !== 8;
    case 4:
      return playersThird >= 2 && playersThird <= 7;
    case 5:
      return playersThird >= 4 && playersThird <= 7;
    case 6:
      return playersThird === 6 || playersThird === 7;
    default:
      return banker <= 2;
  }
}

/** Whether the player's two cards draw a third one. A natural of either side ends the deal. */
export const playerDraws = (player: number, banker: number): boolean =>
  player < NATURAL && banker < NATURAL && player <= 5;

export const isNatural = (player: number, banker: number): boolean => player >= NATURAL || banker >= NATURAL;

/** Baccarat from full packs in each round, so that no card of an earlier round changes a chance. */
export function baccarat(file: BaccaratFile): TableGame<BaccaratResult> {
  return {
    bets: BACCARAT_BETS,
    draw: (draws) => dealBaccarat(draws, file.packs),
    returned: (bet, { player, banker }) => {
      const difference = totalOf(player) - totalOf(banker);
      return baccaratReturn(file, bet, {
        winner: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie',
        playerPair: isPair(player),
        bankerPair: isPair(banker),
      });
    },
  };
}

const isPair = ([first, second]: readonly number[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/** Deals a round: a card to the player, the banker, the player, the banker, then the third cards, the player's first. */
function dealBaccarat(draws: Draws, packs: number): BaccaratResult {
  draws.startBlock();
  const deal = new Deal(draws, packs * CARDS);
  const player = [deal.next()];
  const banker = [deal.next()];
  player.push(deal.next());
  banker.push(deal.next());
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  if (isNatural(playerTotal, bankerTotal)) return { player, banker };
  let third: number | undefined;
  if (playerDraws(playerTotal, bankerTotal)) {
    const card = deal.next();
    player.push(card);
    third = pointsOf(card);
  }
  if (bankerDraws(bankerTotal, third)) banker.push(deal.next());
  return { player, banker };
}

/** The facts that decide the bets of a round. */
export interface BaccaratOutcome {
  readonly winner: 'player' | 'banker' | 'tie';
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

/** The twentieths of the stake that a bet returns. A tie gives the stakes on player and banker back. */
export function baccaratReturn({ pays }: BaccaratFile, bet: string, outcome: BaccaratOutcome): number {
  const paid = (hasWon: boolean, twentieths: number): number => (hasWon ? STAKE_UNIT + twentieths : 0);
  const { winner, playerPair, bankerPair } = outcome;
  switch (bet) {
    case 'player':
      return winner === 'tie' ? STAKE_UNIT : paid(winner === 'player', pays.player);
    case 'banker':
      return winner === 'tie' ? STAKE_UNIT : paid(winner === 'banker', pays.banker);
    case 'tie':
      return paid(winner === 'tie', pays.tie);
    case 'playerPair':
      return paid(playerPair, pays.playerPair);
    case 'bankerPair':
      return paid(bankerPair, pays.bankerPair);
    default:
      throw unknownBet(bet);
  }
}
