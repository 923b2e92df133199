import { JackpotName } from '#protocol/wallet/index.ts';
import type { ProviderPorts } from '../ports.ts';
import type { FishWindowRow, SessionRow } from '../tables.ts';
import type { WalletClient, WalletResult } from '../wallet.ts';

/** The fields of a call. Every try sends the same content: the ids derive from the window. */
const contentOf = ({ WalletToken, GameCode }: SessionRow, { WindowID }: FishWindowRow, call: string) => ({
  token: WalletToken,
  game_code: GameCode,
  transaction_uuid: `${WindowID}:${call}`,
  round: WindowID,
});

const referenceOf = ({ WindowID }: FishWindowRow) => ({ reference_transaction_uuid: `${WindowID}:bet` });

/** Takes the hold of a window. */
export const takeHold = (wallet: WalletClient, session: SessionRow, window: FishWindowRow): Promise<WalletResult> =>
  wallet.bet({ ...contentOf(session, window, 'bet'), amount: window.Shot * window.Shots, shots: window.Shots });

type WalletPorts = Pick<ProviderPorts, 'wallet' | 'report'>;

/** The answer to a call that ends a window. */
export interface Ended {
  readonly isDone: boolean;
  /** The player's coins after it. */
  readonly balance?: number | undefined;
}

/** A refusal decides nothing, since the coins are owed. It is reported, and the call is repeated. */
function ended({ report }: WalletPorts, what: string, result: WalletResult): Ended {
  if (result.kind === 'refused') report?.(new Error(`the wallet refuses ${what}: ${result.status}`));
  return { isDone: result.kind === 'answered', ...(result.kind === 'answered' && { balance: result.answer.balance }) };
}

/** Ends a hold: pays the catches and returns the part that was not fired. */
export async function endHold(ports: WalletPorts, session: SessionRow, window: FishWindowRow): Promise<Ended> {
  const { WindowID, Win, BestWin, Prize, Shot, Shots, Fired } = window;
  const result = await ports.wallet.win({
    ...contentOf(session, window, 'win'),
    ...referenceOf(window),
    amount: Win,
    returned: (Shots - Fired) * Shot,
    shot_win: BestWin,
    ...(Prize !== '' && { jackpot: JackpotName.parse(Prize) }),
  });
  return ended(ports, `the end of the hold ${WindowID}`, result);
}

/** Returns a hold without an answer. If it arrives at the wallet later, it never counts. */
export async function returnHold(ports: WalletPorts, session: SessionRow, window: FishWindowRow): Promise<Ended> {
  const content = contentOf(session, window, 'rollback');
  const result = await ports.wallet.rollback({ ...content, ...referenceOf(window) });
  if (result.kind === 'refused' && result.status === 'TRANSACTION_ROLLED_BACK') return { isDone: true };
  return ended(ports, `the return of the hold ${window.WindowID}`, result);
}

/** Ends the wallet's round. A refusal is final. */
export async function closeRound(wallet: WalletClient, session: SessionRow, window: FishWindowRow): Promise<Ended> {
  return { isDone: (await wallet.close(contentOf(session, window, 'close'))).kind !== 'unknown' };
}
