import { weightOf } from '../draws/Draws.ts';
import { cellsOf, type MathsFault, mostIn } from './fileParts.ts';
import type { MathsFile } from './schema.ts';

/** A draw is below this number at most. */
const NUMBERS = 2 ** 32;

/** Free spins have exactly one start: scatters, or boards that pay. */
export function freeSpinFaults({ freeSpins, scatter, tumble }: MathsFile): MathsFault[] {
  if (freeSpins === undefined) return [];
  const { atLeast, tumbles } = freeSpins;
  if (tumbles === undefined) {
    if (atLeast === undefined)
      return [{ field: 'freeSpins', problem: 'cannot start: they have neither atLeast nor tumbles' }];
    return scatter === undefined ? [{ field: 'freeSpins', problem: 'cannot start: the game has no scatter' }] : [];
  }
  const faults: MathsFault[] = [];
  const fault = (field: string, problem: string): void => {
    faults.push({ field, problem });
  };
  if (atLeast !== undefined) fault('freeSpins.tumbles', 'cannot go with atLeast: free spins have one start');
  else if (scatter !== undefined) fault('scatter', 'starts nothing: free spins start with tumbles');
  if (tumble === undefined) fault('freeSpins.tumbles', 'cannot start free spins: the game has no tumble');
  return faults;
}

export function tumbleFaults({ tumble, hold }: MathsFile): MathsFault[] {
  if (tumble === undefined) return [];
  const { rising, thrown } = tumble;
  const faults: MathsFault[] = [];
  if (hold !== undefined)
    faults.push({ field: 'tumble', problem: 'cannot go with hold: a coin that is held does not fall' });
  if (rising !== undefined && thrown !== undefined)
    faults.push({ field: 'tumble.thrown', problem: 'cannot go with rising: a game has one kind of multiples' });
  if (rising !== undefined && rising[0] !== 1)
    faults.push({ field: 'tumble.rising[0]', problem: 'must be 1: the first board pays as it is' });
  if (thrown !== undefined && weightOf(thrown.multiples) > NUMBERS)
    faults.push({ field: 'tumble.thrown.multiples', problem: 'weigh more than 2³² together' });
  return faults;
}

function coinFaults({ hold, jackpots, cap }: MathsFile): MathsFault[] {
  if (hold === undefined) return [];
  const { coins, prizes = {}, full } = hold;
  const faults: MathsFault[] = [];
  const fault = (field: string, problem: string): void => {
    faults.push({ field: `hold.${field}`, problem });
  };
  const parts = [...coins.map((coin, index) => ({ ...coin, field: `coins[${index}]` })), { ...full, field: 'full' }];
  for (const { field, prize, jackpot } of parts) {
    if (prize !== undefined && !Object.hasOwn(prizes, prize)) fault(`${field}.prize`, `prizes has no "${prize}"`);
    if (jackpot !== undefined && !jackpots.some(({ name }) => name === jackpot))
      fault(`${field}.jackpot`, `jackpots has no "${jackpot}"`);
  }
  for (const [index, { pays, prize }] of coins.entries())
    if ((pays === undefined) === (prize === undefined)) fault(`coins[${index}]`, 'must have either pays or a prize');
  for (const [name, pays] of Object.entries(prizes)) {
    if (!parts.some(({ prize }) => prize === name)) fault(`prizes.${name}`, 'is on no coin, and no full board wins it');
    if (jackpots.some((jackpot) => jackpot.name === name)) fault(`prizes.${name}`, 'is a jackpot too');
    if (pays > cap) fault(`prizes.${name}`, `${pays} is more than the cap`);
  }
  if (full !== undefined && Object.keys(full).length === 0) fault('full', 'must have a multiple, a prize or a jackpot');
  if (weightOf(coins) + hold.blank > NUMBERS) fault('coins', 'weigh more than 2³² together with blank');
  return faults;
}

export function holdFaults(file: MathsFile): MathsFault[] {
  const { hold, variants } = file;
  if (hold === undefined) return [];
  const { coin, atLeast } = hold;
  return [
    ...(atLeast > cellsOf(file) ? [{ field: 'hold.atLeast', problem: `the window has ${cellsOf(file)} cells` }] : []),
    ...coinFaults(file),
    ...variants.flatMap(({ base, free }, index) => {
      const most = mostIn(file, base, coin);
      const faults: MathsFault[] = [];
      if (most < atLeast)
        faults.push({
          field: `variants[${index}].base`,
          problem: `cannot start hold: a window shows at most ${most} "${coin}", and it takes ${atLeast}`,
        });
      if (mostIn(file, free ?? '', coin) > 0)
        faults.push({
          field: `variants[${index}].free`,
          problem: `has the coin "${coin}", and free spins start no hold`,
        });
      return faults;
    }),
  ];
}
