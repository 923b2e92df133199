import { addCoins, type Coins, sumOf } from './coins.ts';
import { confirmedOf, type PlayState } from './state.ts';

/** Whether chips can be laid. While a result lies on the table, they are those of the next round. */
export const canLay = ({ phase }: Pick<PlayState, 'phase'>): boolean => phase === 'betting' || phase === 'shown';

/** Why the chosen chip cannot lie on a place. Undefined if it can, as far as the client knows. */
export function chipFault(state: PlayState, place: string): string | undefined {
  const { phase, placed, sent, chip, table } = state;
  if (!canLay(state)) return 'BETS_CLOSED';
  const most = table?.Settings.MostStake ?? Infinity;
  const ofRound = phase === 'betting' ? addCoins(sent, confirmedOf(state)) : {};
  const onPlace = addCoins(placed, ofRound)[place] ?? 0;
  return onPlace + chip > most ? 'TABLE_MAXIMUM' : undefined;
}

/** Why chips cannot be laid. */
export function coinsFault(state: PlayState, placed: Coins): string | undefined {
  const { sent, table } = state;
  if (!canLay(state)) return 'BETS_CLOSED';
  const balance = table?.Own.Balance;
  return balance !== undefined && sumOf(placed) + sumOf(sent) > balance ? 'FUNDS' : undefined;
}
