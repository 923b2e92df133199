import type { Draws } from '../draws/Draws.ts';
import { BACCARAT_BETS, baccarat, type BaccaratOutcome, baccaratReturn } from './baccarat/baccarat.ts';
import { DOORS, DOORS_BETS, doors, doorsReturn } from './doors/doors.ts';
import type { Returns } from './returnedCoins.ts';
import type { TableFile } from './schema.ts';
import { sicBo } from './sicBo/sicBo.ts';
import { wheel } from './wheel/wheel.ts';

/** The pieces of a result by their owner, in the order of the draw: the cards of `player` and `banker`, or `dice`. */
export type TableResult = Readonly<Record<string, readonly number[]>>;

export interface DrawnRound {
  readonly result: TableResult;
  readonly returned: Returns;
}

/** The rules of a table, without the type of its own result. */
export interface TableRules {
  readonly bets: readonly string[];
  draw(draws: Draws): DrawnRound;
  /** The returns of every result that differs in a bet. A result that cannot happen may be among them. */
  readonly outcomes: readonly Returns[];
}

const YES_NO = [true, false] as const;

function baccaratOutcomes(file: Extract<TableFile, { kind: 'baccarat' }>): Returns[] {
  const winners: readonly BaccaratOutcome['winner'][] = ['player', 'banker', 'tie'];
  return winners.flatMap((winner) =>
    YES_NO.flatMap((playerPair) =>
      YES_NO.map(
        (bankerPair): Returns =>
          (bet) =>
            baccaratReturn(file, bet, { winner, playerPair, bankerPair }),
      ),
    ),
  );
}

function doorsOutcomes(file: Extract<TableFile, { kind: 'doors' }>): Returns[] {
  const combinations = Array.from({ length: 2 ** DOORS.length }, (_, number) =>
    DOORS.map((_door, at) => Math.floor(number / 2 ** at) % 2 === 1),
  );
  return combinations.flatMap((wins) =>
    YES_NO.map(
      (housePair): Returns =>
        (bet) =>
          doorsReturn(file, bet, { doors: wins, housePair }),
    ),
  );
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

export function tableRules(file: TableFile): TableRules {
  switch (file.kind) {
    case 'baccarat': {
      const game = baccarat(file);
      return {
        bets: BACCARAT_BETS,
        draw: (draws) => {
          const result = game.draw(draws);
          return {
            result: { player: result.player, banker: result.banker },
            returned: (bet) => game.returned(bet, result),
          };
        },
        outcomes: baccaratOutcomes(file),
      };
    }
    case 'sicBo': {
      const game = sicBo(file);
      return {
        bets: game.bets,
        draw: (draws) => {
          const dice = game.draw(draws);
          return { result: { dice }, returned: (bet) => game.returned(bet, dice) };
        },
        outcomes: FACES.flatMap((one) =>
          FACES.flatMap((two) =>
            FACES.map(
              (three): Returns =>
                (bet) =>
                  game.returned(bet, [one, two, three]),
            ),
          ),
        ),
      };
    }
    case 'wheel': {
      const game = wheel(file);
      return {
        bets: game.bets,
        draw: (draws) => {
          const field = game.draw(draws);
          return { result: { field: [field] }, returned: (bet) => game.returned(bet, field) };
        },
        outcomes: file.fields.map(
          (_, field): Returns =>
            (bet) =>
              game.returned(bet, field),
        ),
      };
    }
    case 'doors': {
      const game = doors(file);
      return {
        bets: DOORS_BETS,
        draw: (draws) => {
          const result = game.draw(draws);
          const hands = DOORS.map((door, at): [string, readonly number[]] => [door, result.doors[at] ?? []]);
          return {
            result: { house: result.house, ...Object.fromEntries(hands) },
            returned: (bet) => game.returned(bet, result),
          };
        },
        outcomes: doorsOutcomes(file),
      };
    }
  }
}
