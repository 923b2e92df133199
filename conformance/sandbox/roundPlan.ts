import type { WalletCallName, WalletStatus } from '#protocol/wallet/index.ts';
import type { Fields } from '../wallet/testedWallet.ts';

/** All tries of a transaction have the same fields. */
export interface PlannedCall {
  readonly name: WalletCallName;
  readonly fields: Fields;
  /** The change of the balance once it is accepted. */
  readonly moves: number;
  /** The right answer: RS_OK unless given. */
  readonly refusal?: WalletStatus;
  /** The right answer to a copy after all rounds, if it is another one. */
  readonly late?: WalletStatus;
}

export interface RoundPlan {
  readonly round: string;
  readonly calls: readonly PlannedCall[];
}

const KINDS = ['play', 'win', 'rollback'] as const;
const MOST_SHOTS = 5;
const MAX_MULTIPLE = 4;

/** The stake of a round, and the free spins that pay it. */
export interface PlannedStake {
  readonly stake: number;
  readonly grant?: string | undefined;
}

/** Plans a round: a `play`, a `bet` with a `win`, or a `bet` that is rolled back, and its `close`. */
export function planRound(unique: () => string, random: () => number, { stake, grant }: PlannedStake): RoundPlan {
  const round = unique();
  const coins = Math.floor(random() * MAX_MULTIPLE) * stake;
  const kind = KINDS[Math.floor(random() * KINDS.length)] ?? 'play';
  const planned = (name: WalletCallName, fields: Fields, moves: number): PlannedCall => ({
    name,
    fields: { round, transaction_uuid: unique(), ...fields },
    moves,
  });
  const own = grant === undefined ? stake : 0;
  const free = grant === undefined ? {} : { grant };
  const close = planned('close', {}, 0);
  if (kind === 'play') {
    const play = planned('play', { ...free, bet_amount: stake, win_amount: coins }, coins - own);
    return { round, calls: [play, close] };
  }
  const bet = planned('bet', { ...free, amount: stake }, -own);
  const reference = { reference_transaction_uuid: bet.fields['transaction_uuid'] };
  const second =
    kind === 'win' ? planned('win', { ...reference, amount: coins }, coins) : planned('rollback', reference, own);
  return { round, calls: [bet, second, close] };
}

/**
 * Plans a round with a hold: its `bet`, an end that returns more than the hold, which the wallet has to refuse, the right end, and the
 * `close`.
 */
export function planHold(unique: () => string, random: () => number, stake: number): RoundPlan {
  const [round, bet] = [unique(), unique()];
  const shots = 1 + Math.floor(random() * MOST_SHOTS);
  const fired = Math.floor(random() * (shots + 1));
  const coins = fired === 0 ? 0 : Math.floor(random() * MAX_MULTIPLE) * stake;
  const end = { round, reference_transaction_uuid: bet, amount: coins, shot_win: coins };
  const returned = (shots - fired) * stake;
  return {
    round,
    calls: [
      {
        name: 'bet',
        fields: { round, transaction_uuid: bet, amount: shots * stake, shots },
        moves: -shots * stake,
      },
      {
        name: 'win',
        fields: { ...end, transaction_uuid: unique(), returned: (shots + 1) * stake },
        moves: 0,
        refusal: 'RETURN_NOT_ALLOWED',
        late: 'ROUND_CLOSED',
      },
      { name: 'win', fields: { ...end, transaction_uuid: unique(), returned }, moves: coins + returned },
      { name: 'close', fields: { round, transaction_uuid: unique() }, moves: 0 },
    ],
  };
}

/** Plans a round whose free spin the wallet has to refuse. */
export function planRefused(unique: () => string, { stake, grant }: PlannedStake, refusal: WalletStatus): RoundPlan {
  const round = unique();
  const fields = { round, transaction_uuid: unique(), grant, bet_amount: stake, win_amount: stake };
  return { round, calls: [{ name: 'play', fields, moves: 0, refusal }] };
}
