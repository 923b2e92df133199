import { ITEM } from '#protocol/entities/wallet.ts';
import { roundTransfer } from '../ledger/roundTransfer.ts';
import type { TransferUnit } from '../ledger/post.ts';
import { taipeiMidnight } from '../taipei.ts';
import { type DemoPlayer, FIXED_ACCOUNTS } from './players.ts';
import { DAY, HOUR, type WorldSource } from './source.ts';

const DAYS = 14;
const ROUNDS_A_DAY = 3;
/** Wins and losses are multiples of this amount. */
const UNIT = 100;
/** The amount won on each day, 1.2 on average, quiet and lucky days in turn. The histories of the players begin at different days of it. */
const LUCK = [1, 0.5, 1.8, 0.3, 0.8, 2, 0.4, 1.1, 2.4, 0.9, 0.4, 1.6, 1.8, 2.1];

/**
 * Fourteen days of bank book with won and lost rounds, and before them the opening balances that lead to the promised balance of each
 * player.
 */
export function createBankBook(source: WorldSource, players: readonly DemoPlayer[]): readonly TransferUnit[] {
  return players.flatMap((player, at) => {
    const rounds = createRounds(source, player, at < FIXED_ACCOUNTS);
    const net = rounds.reduce((sum, round) => sum + round.change, 0);
    return [
      ...opening(source, player, ITEM.gold, player.Gold - net),
      ...opening(source, player, ITEM.gem, player.Gem),
      ...opening(source, player, ITEM.point, player.GamePoint),
      ...rounds.map((round) => round.past),
    ];
  });
}

function opening(source: WorldSource, { row }: DemoPlayer, item: number, amount: number): readonly TransferUnit[] {
  if (amount <= 0) return [];
  return [
    past(source, `demo:opening:${row.PlayerID}:${item}`, 'opening', row.PlayerID, item, amount, (DAYS + 1) * DAY),
  ];
}

/** @param isFixed the rounds of today are made elsewhere, because the missions of the day count them */
function createRounds(source: WorldSource, player: DemoPlayer, isFixed: boolean) {
  const { faker, now } = source;
  const least = isFixed ? now - taipeiMidnight(now) : 0;
  // The amount is large enough to show beside presents and red envelopes in a list of the day.
  const stake = Math.max(100, Math.floor(player.Gold / 100));
  const from = faker.number.int({ min: 0, max: DAYS - 1 });
  return Array.from({ length: DAYS * ROUNDS_A_DAY }, (_, at) => {
    // Each day has a win, a loss and a third round of either kind.
    const won = at % ROUNDS_A_DAY === 0 || (at % ROUNDS_A_DAY === 1 && faker.datatype.boolean(0.4));
    const luck = LUCK[(from + Math.floor(at / ROUNDS_A_DAY)) % DAYS] ?? 1;
    const moved = won
      ? luck * faker.number.int({ min: stake * 2, max: stake * 4 })
      : -faker.number.int({ min: Math.floor(stake / 2), max: stake * 2 });
    const change = Math.sign(moved) * Math.max(UNIT, Math.round(Math.abs(moved) / UNIT) * UNIT);
    const drawn = DAYS * DAY - (at + 1) * (DAY / ROUNDS_A_DAY) + faker.number.int({ min: 0, max: 5 * HOUR });
    // The rounds of today end yesterday, in the same order.
    const age = drawn > least ? drawn : least + 1 + Math.floor(drawn / 24);
    const Reason = won ? 'win' : 'bet';
    const ID = roundTransfer(`demo-round-${player.row.PlayerID}-${at}`, Reason);
    return {
      change,
      past: past(source, ID, Reason, player.row.PlayerID, ITEM.gold, change, Math.max(1, age)),
    };
  });
}

function past(
  source: WorldSource,
  ID: string,
  Reason: string,
  playerID: string,
  ItemID: number,
  amount: number,
  age: number,
): TransferUnit {
  const house = Reason === 'opening' ? 'house:opening' : 'house:games';
  return {
    nowText: source.ago(age),
    transfer: {
      ID,
      Reason,
      Source: Reason === 'opening' ? 'demo' : 'game',
      Lines: [
        { Owner: house, ItemID, Amount: -amount },
        { Owner: `player:${playerID}`, ItemID, Amount: amount },
      ],
    },
  };
}
