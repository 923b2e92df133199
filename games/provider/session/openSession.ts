import { GameSessionFacts, type WalletAnswer } from '#protocol/wallet/index.ts';
import { ProviderFailure } from '../failure.ts';
import { openPools } from '../jackpots/pools.ts';
import { type ProviderPorts, randomHex, timeText } from '../ports.ts';
import { addSeed } from '../seed/seeds.ts';
import type { SessionRow } from '../tables.ts';
import { sessionLock } from './requireSession.ts';

/** A break that ends a sitting: after it, net position and time begin again. */
const SITTING_MS = 30 * 60 * 1000;
const TOKEN_BYTES = 32;

export interface Launch {
  readonly token: string;
  readonly GameCode: string;
}

/**
 * Opens a game for the launch token of the platform. The player's row of the game goes on: an open round, the seeds and the
 * pause between stakes survive a new launch. The token of an earlier launch ends.
 *
 * @returns the token that the client sends from now on
 * @throws ProviderFailure INVALID_LAUNCH, GAME_UNKNOWN, WALLET_UNREACHABLE
 */
export async function openSession(ports: ProviderPorts, launch: Launch): Promise<string> {
  const { answer, facts } = await authenticate(ports, launch);
  const { user: PlayerID = '', currency: Currency = 'GOLD' } = answer;
  const { sub_partner_id: Brand, game_code: GameCode, variant: Variant } = facts;
  const version = ports.catalogue.current(GameCode);
  if (version?.variant(Variant) === undefined) throw new ProviderFailure('GAME_UNKNOWN');
  const token = randomHex(ports, TOKEN_BYTES);
  const now = ports.now();
  const SessionID = `${Brand}:${GameCode}:${PlayerID}`;
  const fromWallet = {
    TokenHash: ports.crypto.sha256(token),
    WalletToken: facts.token,
    Variant,
    Currency,
    MinBet: facts.min_bet,
    MaxBet: facts.max_bet,
    Expires: facts.expires,
  };
  await ports.store.transaction(async (tx) => {
    await tx.lock([sessionLock({ SessionID })]);
    await openPools(tx, { Brand, GameCode }, version.file);
    const known = await tx.table('sessions').get(SessionID);
    const sitting = { Staked: 0, Won: 0, StartTime: timeText(now) };
    if (known !== undefined) {
      const values = isSameSitting(known, now) ? fromWallet : { ...fromWallet, ...sitting };
      await tx.table('sessions').update({ SessionID }, values);
      return;
    }
    const { SeedID } = await addSeed(tx, ports, SessionID);
    const fresh = { RoundID: '', LastStake: 0, LastStakeTime: '', ...sitting };
    await tx.table('sessions').insert({ SessionID, PlayerID, Brand, GameCode, SeedID, ...fromWallet, ...fresh });
  });
  return token;
}

async function authenticate(
  ports: ProviderPorts,
  { token, GameCode }: Launch,
): Promise<{ readonly answer: WalletAnswer; readonly facts: GameSessionFacts }> {
  const content = { token, game_code: GameCode, transaction_uuid: randomHex(ports, 16) };
  let result = await ports.wallet.authenticate(content);
  // The token can be used once. If only the answer was lost, the same transaction gets it again.
  if (result.kind === 'unknown') result = await ports.wallet.authenticate(content);
  if (result.kind === 'unknown') throw new ProviderFailure('WALLET_UNREACHABLE');
  const facts = result.kind === 'answered' ? GameSessionFacts.safeParse(result.answer) : undefined;
  if (result.kind === 'refused' || facts?.success !== true || result.answer.user === undefined)
    throw new ProviderFailure('INVALID_LAUNCH');
  return { answer: result.answer, facts: facts.data };
}

function isSameSitting({ LastStakeTime, StartTime }: SessionRow, now: number): boolean {
  const last = LastStakeTime > StartTime ? LastStakeTime : StartTime;
  return now - Date.parse(last) < SITTING_MS;
}
