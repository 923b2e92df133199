import type { BaccaratFile } from '../schema.ts';
import { type BetReturn, ReturnCounter } from '../TableGame.ts';
import {
  BACCARAT_BETS,
  type BaccaratOutcome,
  baccaratReturn,
  bankerDraws,
  isNatural,
  playerDraws,
} from './baccarat.ts';

const RANKS = 13;
const SUITS = 4;
const SEATS = 6;

/**
 * The exact returns of all bets, by enumeration of every order of six cards by rank. A hand that ends earlier counts with every order of the
 * cards that it leaves.
 */
export function baccaratReturns(file: BaccaratFile): readonly BetReturn[] {
  const left = Array.from({ length: RANKS }, () => file.packs * SUITS);
  const counter = new ReturnCounter(BACCARAT_BETS);
  const byOutcome = new Map<string, { readonly outcome: BaccaratOutcome; count: bigint }>();
  const cards = file.packs * SUITS * RANKS;

  /** Calls `work` for each rank of the next card, with the number of orders so far. */
  const each = (orders: number, work: (rank: number, orders: number) => void): void => {
    for (let rank = 0; rank < RANKS; rank += 1) {
      const count = left[rank] ?? 0;
      if (count === 0) continue;
      left[rank] = count - 1;
      work(rank, orders * count);
      left[rank] = count;
    }
  };
  const add = (dealt: number, orders: number, outcome: BaccaratOutcome): void => {
    let count = BigInt(orders);
    for (let seat = dealt; seat < SEATS; seat += 1) count *= BigInt(cards - seat);
    const key = `${outcome.winner} ${outcome.playerPair} ${outcome.bankerPair}`;
    const known = byOutcome.get(key);
    if (known === undefined) byOutcome.set(key, { outcome, count });
    else known.count += count;
  };

  // The pairs of equal rank are counted by rank, the rest of the deal by points.
  each(1, (first, ofFirst) => {
    each(ofFirst, (second, ofSecond) => {
      each(ofSecond, (third, ofThird) => {
        each(ofThird, (fourth, ofFourth) => {
          const pairs = { playerPair: first === third, bankerPair: second === fourth };
          const player = (points(first) + points(third)) % 10;
          const banker = (points(second) + points(fourth)) % 10;
          endDeal({ player, banker, left, cards: ofFourth, add, pairs });
        });
      });
    });
  });
  for (const { outcome, count } of byOutcome.values()) counter.add(count, (bet) => baccaratReturn(file, bet, outcome));
  return counter.returns();
}

const points = (rank: number): number => (rank >= 9 ? 0 : rank + 1);

const winnerOf = (player: number, banker: number): BaccaratOutcome['winner'] =>
  player > banker ? 'player' : player < banker ? 'banker' : 'tie';

interface FourCards {
  readonly player: number;
  readonly banker: number;
  /** The cards that are left, by rank. */
  readonly left: readonly number[];
  /** The orders of the first four cards. */
  readonly cards: number;
  readonly pairs: Pick<BaccaratOutcome, 'playerPair' | 'bankerPair'>;
  readonly add: (dealt: number, orders: number, outcome: BaccaratOutcome) => void;
}

/** Counts each end of a deal after its first four cards. */
function endDeal({ player, banker, left, cards, pairs, add }: FourCards): void {
  const end = (dealt: number, orders: number, playerTotal: number, bankerTotal: number): void =>
    add(dealt, orders, { winner: winnerOf(playerTotal, bankerTotal), ...pairs });
  if (isNatural(player, banker)) {
    end(4, cards, player, banker);
    return;
  }
  const byPoints = countPoints(left);
  if (!playerDraws(player, banker)) {
    if (!bankerDraws(banker, undefined)) end(4, cards, player, banker);
    else byPoints.forEach((count, third) => end(5, cards * count, player, (banker + third) % 10));
    return;
  }
  byPoints.forEach((count, third) => {
    const playerTotal = (player + third) % 10;
    const orders = cards * count;
    if (!bankerDraws(banker, third)) {
      end(5, orders, playerTotal, banker);
      return;
    }
    byPoints.forEach((others, fourth) => {
      const rest = fourth === third ? others - 1 : others;
      end(6, orders * rest, playerTotal, (banker + fourth) % 10);
    });
  });
}

/** The numbers of cards by their points. */
function countPoints(left: readonly number[]): readonly number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  left.forEach((count, rank) => {
    counts[points(rank)] = (counts[points(rank)] ?? 0) + count;
  });
  return counts;
}
