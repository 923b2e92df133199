import type { RoundRow, SessionRow } from '../tables.ts';
import type { PlayContent, WalletClient } from '../wallet.ts';

/** The `play` of a round. Every try sends the same: its id derives from the round, its amounts are stored with it. */
export function playContent(session: SessionRow, { RoundID, GameCode, Stake, Win, Jackpots }: RoundRow): PlayContent {
  const content = {
    token: session.WalletToken,
    game_code: GameCode,
    transaction_uuid: `${RoundID}:play`,
    round: RoundID,
    bet_amount: Stake,
    win_amount: Win,
  };
  // The wallet takes one name; the first jackpot of the game is the largest.
  const [hit] = Jackpots;
  return hit === undefined ? content : { ...content, jackpot: hit.Name };
}

/** Tells the wallet that a round is over. Returns whether the wallet knows. */
export async function tellClose(
  wallet: WalletClient,
  { WalletToken, GameCode }: SessionRow,
  RoundID: string,
): Promise<boolean> {
  const transaction_uuid = `${RoundID}:close`;
  const result = await wallet.close({ token: WalletToken, game_code: GameCode, transaction_uuid, round: RoundID });
  // A refusal is final: the wallet shows the round by itself.
  return result.kind !== 'unknown';
}
