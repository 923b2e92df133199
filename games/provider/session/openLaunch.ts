import { GameSessionFacts, type WalletAnswer } from '#protocol/wallet/index.ts';
import { ProviderFailure } from '../failure.ts';
import { grantRow } from '../grants/grants.ts';
import { type ProviderPorts, randomHex } from '../ports.ts';
import type { Opening } from './opening.ts';

const TRANSACTION_BYTES = 16;

interface LaunchRequest {
  readonly token: string;
  readonly code: string;
  readonly openingID: string | undefined;
}

/** Exchanges a launch token at the wallet. @throws ProviderFailure INVALID_LAUNCH, WALLET_UNREACHABLE */
export async function openLaunch(ports: ProviderPorts, request: LaunchRequest): Promise<Opening> {
  const { answer, facts } = await authenticate(ports, request);
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
      Name: facts.name ?? '',
      Picture: facts.picture ?? '',
      Holds: facts.holds === true,
      JoinID: facts.join ?? '',
    },
    DemoCoins: 0,
    grants: facts.grants?.map(grantRow),
  };
}

async function authenticate(
  ports: ProviderPorts,
  { token, code, openingID }: LaunchRequest,
): Promise<{ readonly answer: WalletAnswer; readonly facts: GameSessionFacts }> {
  // A client repeats a request whose answer was lost. The wallet answers the same transaction again.
  const transaction =
    openingID === undefined
      ? randomHex(ports, TRANSACTION_BYTES)
      : ports.crypto.sha256(`opening:${token}:${openingID}`).slice(0, 2 * TRANSACTION_BYTES);
  const content = { token, game_code: code, transaction_uuid: transaction };
  let result = await ports.wallet.authenticate(content);
  // The token can be used once. If only the answer was lost, the same transaction gets it again.
  if (result.kind === 'unknown') result = await ports.wallet.authenticate(content);
  if (result.kind === 'unknown') throw new ProviderFailure('WALLET_UNREACHABLE');
  const facts = result.kind === 'answered' ? GameSessionFacts.safeParse(result.answer) : undefined;
  if (result.kind === 'refused' || facts?.success !== true || result.answer.user === undefined)
    throw new ProviderFailure('INVALID_LAUNCH');
  return { answer: result.answer, facts: facts.data };
}
