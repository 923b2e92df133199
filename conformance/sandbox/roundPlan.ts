import type { WalletCallName } from '#protocol/wallet/index.ts';
import type { Fields } from '../wallet/testedWallet.ts';

/** All tries of a transaction have the same fields. */
export interface PlannedCall {
  readonly name: WalletCallName;
  readonly fields: Fields;
  /** The change of the balance once it is accepted. */
  readonly moves: number;
}

export interface RoundPlan {
  readonly round: string;
  readonly calls: readonly PlannedCall[];
}

const KINDS = ['play', 'win', 'rollback'] as const;
const MAX_MULTIPLE = 4;

/** Plans a round: a `play`, a `bet` with a `win`, or a `bet` that is rolled back, and its `close`. */
export function planRound(unique: () => string, random: () => number, stake: number): RoundPlan {
  const round = unique();
  const coins = Math.floor(random() * MAX_MULTIPLE) * stake;
  const kind = KINDS[Math.floor(random() * KINDS.length)] ?? 'play';
  const planned = (name: WalletCallName, fields: Fields, moves: number): PlannedCall => ({
    name,
    fields: { round, transaction_uuid: unique(), ...fields },
    moves,
  });
  const close = planned('close', {}, 0);
  if (kind === 'play') {
    const play = planned('play', { bet_amount: stake, win_amount: coins }, coins - stake);
    return { round, calls: [play, close] };
  }
  const bet = planned('bet', { amount: stake }, -stake);
  const reference = { reference_transaction_uuid: bet.fields['transaction_uuid'] };
  const second =
    kind === 'win' ? planned('win', { ...reference, amount: coins }, coins) : planned('rollback', reference, stake);
  return { round, calls: [bet, second, close] };
}
