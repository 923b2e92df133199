import { GameSessionFacts, type WalletAnswer } from '#protocol/wallet/index.ts';
import { ProviderFailure } from '../failure.ts';
import { type ProviderPorts, randomHex } from '../ports.ts';
import type { Opening } from './opening.ts';

/** Exchanges a launch token at the wallet. @throws ProviderFailure INVALID_LAUNCH, WALLET_UNREACHABLE */
export async function openLaunch(ports: ProviderPorts, token: string, code: string): Promise<Opening> {
  const { answer, facts } = await authenticate(ports, token, code);
  const { user: PlayerID = '', currency: Currency = 'GOLD' } = answer;
  const { sub_partner_id: Brand, game_code: GameCode, variant: Variant } = facts;
  return {
    SessionID: `${Brand}:${GameCode}:${PlayerID}`,
    PlayerID,
    Brand,
    GameCode,
    values: {
      WalletToken: facts.token,
      Variant,
      Currency,
      MinBet: facts.min_bet,
      MaxBet: facts.max_bet,
      Expires: facts.expires,
    },
    DemoCoins: 0,
  };
}

async function authenticate(
  ports: ProviderPorts,
  token: string,
  code: string,
): Promise<{ readonly answer: WalletAnswer; readonly facts: GameSessionFacts }> {
  const content = { token, game_code: code, transaction_uuid: randomHex(ports, 16) };
  let result = await ports.wallet.authenticate(content);
  // The token can be used once. If only the answer was lost, the same transaction gets it again.
  if (result.kind === 'unknown') result = await ports.wallet.authenticate(content);
  if (result.kind === 'unknown') throw new ProviderFailure('WALLET_UNREACHABLE');
  const facts = result.kind === 'answered' ? GameSessionFacts.safeParse(result.answer) : undefined;
  if (result.kind === 'refused' || facts?.success !== true || result.answer.user === undefined)
    throw new ProviderFailure('INVALID_LAUNCH');
  return { answer: result.answer, facts: facts.data };
}
