import { addCoins, type Coins, sumOf } from './coins.ts';
import { confirmedOf, type PlayState } from './state.ts';

/** Why the chosen chip cannot lie on a place. Undefined if it can, as far as the client knows. */
export function chipFault(state: PlayState, place: string): string | undefined {
  const { phase, placed, sent, chip, table } = state;
  if (phase !== 'betting') return 'BETS_CLOSED';
  const most = table?.Settings.MostStake ?? Infinity;
  const onPlace = addCoins(placed, sent, confirmedOf(state))[place] ?? 0;
  return onPlace + chip > most ? 'TABLE_MAXIMUM' : undefined;
}

/** Why chips cannot be laid. Those of the next round can be laid while a result lies on the table. */
export function coinsFault({ phase, sent, table }: PlayState, placed: Coins): string | undefined {
  if (phase !== 'betting' && phase !== 'shown') return 'BETS_CLOSED';
  const balance = table?.Own.Balance;
  return balance !== undefined && sumOf(placed) + sumOf(sent) > balance ? 'FUNDS' : undefined;
}
