import type { RoundRow, SessionRow } from '../tables.ts';
import { isDemo } from '../session/demo.ts';
import type { PlayContent, WalletClient, WalletResult } from '../wallet.ts';
import { IN_DEMO } from './demoPlay.ts';

/** The `play` of a round. Every try sends the same content: its id derives from the round, its amounts are stored with it. */
function playContent(session: SessionRow, { RoundID, GameCode, Stake, Win, Jackpots }: RoundRow): PlayContent {
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

export const playRoundOf = async (
  wallet: WalletClient,
  session: SessionRow,
  round: RoundRow,
): Promise<WalletResult | typeof IN_DEMO> => (isDemo(session) ? IN_DEMO : wallet.play(playContent(session, round)));

/** Returns whether the wallet answered. */
export async function tellClose(wallet: WalletClient, session: SessionRow, RoundID: string): Promise<boolean> {
  if (isDemo(session)) return true;
  const { WalletToken, GameCode } = session;
  const transaction_uuid = `${RoundID}:close`;
  const result = await wallet.close({ token: WalletToken, game_code: GameCode, transaction_uuid, round: RoundID });
  // A refusal is final: the wallet shows the round by itself.
  return result.kind !== 'unknown';
}
