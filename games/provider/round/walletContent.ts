import { JackpotName } from '#protocol/wallet/index.ts';
import type { ProviderPorts } from '../ports.ts';
import { isDemo } from '../session/demo.ts';
import type { RoundRow, SessionRow } from '../tables.ts';
import type { WalletClient, WalletResult } from '../wallet.ts';
import { IN_DEMO } from './demoPlay.ts';
import { CHOICE_MS, OPEN_CHOICE } from './states.ts';

/** The fields of each call of a round. Every try sends the same content: its id derives from the round, its amounts are stored with it. */
const contentOf = ({ WalletToken }: SessionRow, { RoundID, GameCode }: RoundRow, call: string) => ({
  token: WalletToken,
  game_code: GameCode,
  transaction_uuid: `${RoundID}:${call}`,
  round: RoundID,
});

/** The wallet takes one name, that of the highest prize. */
const prizeOf = ({ Prize }: RoundRow) => (Prize === '' ? {} : { jackpot: JackpotName.parse(Prize) });

/** Tells the wallet that the round waits for its player, so that it does not count as stuck. */
const waitOf = ({ Chosen }: RoundRow) => (Chosen === OPEN_CHOICE ? { wait_seconds: CHOICE_MS / 1000 } : {});

const grantOf = ({ GrantID }: RoundRow) => (GrantID === '' ? {} : { grant: GrantID });

/** Asks the wallet for the stake: by `bet` for a long round, else by `play`, which pays the win too. */
export async function takeStake(
  wallet: WalletClient,
  session: SessionRow,
  round: RoundRow,
): Promise<WalletResult | typeof IN_DEMO> {
  if (isDemo(session)) return IN_DEMO;
  const { Stake, Win } = round;
  if (round.State === 'staking')
    return wallet.bet({ ...contentOf(session, round, 'bet'), amount: Stake, ...grantOf(round), ...waitOf(round) });
  const amounts = { bet_amount: Stake, win_amount: Win };
  return wallet.play({ ...contentOf(session, round, 'play'), ...amounts, ...grantOf(round), ...prizeOf(round) });
}

/** Pays the win of a long round. A refusal is reported and decides nothing, since the win is owed. Returns whether it is paid. */
export async function payWin(
  { wallet, report }: Pick<ProviderPorts, 'wallet' | 'report'>,
  session: SessionRow,
  round: RoundRow,
): Promise<boolean> {
  const result = await wallet.win({
    ...contentOf(session, round, 'win'),
    reference_transaction_uuid: `${round.RoundID}:bet`,
    amount: round.Win,
    ...prizeOf(round),
  });
  if (result.kind === 'refused')
    report?.(new Error(`the wallet refuses the win of the round ${round.RoundID}: ${result.status}`));
  return result.kind === 'answered';
}

/** Returns whether the wallet answered. */
export async function tellClose(wallet: WalletClient, session: SessionRow, round: RoundRow): Promise<boolean> {
  if (isDemo(session)) return true;
  const result = await wallet.close(contentOf(session, round, 'close'));
  // A refusal is final: the wallet shows the round by itself.
  return result.kind !== 'unknown';
}
