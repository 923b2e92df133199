import { ITEM } from '#protocol/entities/wallet.ts';
import { CLOCK_WINDOW_MS, type GameSessionFacts, type WalletAnswer, type WalletCall } from '#protocol/wallet/index.ts';
import type { Moment } from '../dispatch/context.ts';
import { limitLock } from '../ownLimit/assertWithin.ts';
import { type GameSessionRow, sessionOfLaunch } from '../play/gameSession.ts';
import type { GameProvider } from '../ports/gameProvider.ts';
import type { Reader, RowKey, Transaction } from '../ports/store.ts';
import { hashToken } from '../session/secrets.ts';
import { authenticate, sessionFacts } from './authenticate.ts';
import { grantFacts } from './grant.ts';
import { keep, recall, type TransactionCall } from './kept.ts';
import { isExpired } from './refusals.ts';
import { type Outcome, refuse, roundIDOf, type Scene } from './scene.ts';
import { closeOpenRound, payWin, rollBack } from './settle.ts';
import { takeStake } from './stake.ts';

/** A call with a valid signature, syntax and time. */
export interface VerifiedCall {
  readonly provider: GameProvider;
  readonly keyID: string;
  readonly call: WalletCall;
}

/** Answers a verified call in one unit of work, which also stores the request id and the answer. */
export async function answerCall(tx: Transaction, moment: Moment, verified: VerifiedCall): Promise<WalletAnswer> {
  const { provider, keyID, call } = verified;
  const { request_uuid } = call;
  if (await isRepeated(tx, moment, keyID, request_uuid)) return { status: 'REQUEST_REPEATED', request_uuid };
  const session = await sessionOf(tx, provider, call);
  const player = session === undefined ? undefined : await tx.table('players').get(session.PlayerID);
  if (session === undefined || player === undefined) return { status: 'INVALID_TOKEN', request_uuid };
  const { PlayerID } = player;
  await tx.lock([`player:${PlayerID}`, limitLock(player), ...locksOf(verified)]);
  const gold = (await tx.table('accounts').get(`player:${PlayerID}`, ITEM.gold))?.Balance ?? 0;
  const scene: Scene = { tx, moment, provider, session, player, gold };
  const outcome = call.call === 'balance' ? await readBalance(scene) : await once(scene, call);
  const facts = outcome.status === 'RS_OK' ? await factsOf(scene, call) : undefined;
  return { status: outcome.status, request_uuid, user: PlayerID, balance: outcome.gold, currency: 'GOLD', ...facts };
}

/** The fields of an answer besides those of every answer. */
async function factsOf(scene: Scene, call: WalletCall): Promise<Partial<GameSessionFacts> | undefined> {
  if (call.call === 'authenticate') return sessionFacts(scene, call.token);
  return call.call === 'balance' ? { grants: await grantFacts(scene) } : undefined;
}

/** Runs a transaction, or repeats the outcome of its id. */
async function once(scene: Scene, call: TransactionCall): Promise<Outcome> {
  const first = await recall(scene, call);
  if (first !== undefined) return first;
  const outcome = await perform(scene, call);
  await keep(scene, call, outcome);
  return outcome;
}

function perform(scene: Scene, call: TransactionCall): Promise<Outcome> {
  switch (call.call) {
    case 'authenticate':
      return authenticate(scene, call);
    case 'bet':
    case 'play':
      return takeStake(scene, call);
    case 'win':
      return payWin(scene, call);
    case 'rollback':
      return rollBack(scene, call);
    case 'close':
      return closeOpenRound(scene, call);
  }
}

const readBalance = async (scene: Scene): Promise<Outcome> =>
  (await isExpired(scene)) ? refuse(scene, 'TOKEN_EXPIRED') : { status: 'RS_OK', gold: scene.gold };

/** Whether a request id was used before. Stores it for as long as its timestamp could still be accepted. */
async function isRepeated(
  tx: Transaction,
  { now, nowText }: Moment,
  KeyID: string,
  RequestID: string,
): Promise<boolean> {
  await tx.lock([`walletRequest:${KeyID}:${RequestID}`]);
  const requests = tx.table('walletRequests');
  const known = await requests.get(KeyID, RequestID);
  if (known !== undefined && known.Expires > nowText) return true;
  // The timestamp of the request is at most one window ahead, and is accepted for one window after that.
  const Expires = new Date(now + 2 * CLOCK_WINDOW_MS).toISOString();
  if (known === undefined) await requests.insert({ KeyID, RequestID, Expires });
  else await requests.update({ KeyID, RequestID }, { Expires });
  return false;
}

/** The session of a token. Undefined if the token is unknown or belongs to another provider or game. */
async function sessionOf(db: Reader, provider: GameProvider, call: WalletCall): Promise<GameSessionRow | undefined> {
  const session =
    call.call === 'authenticate'
      ? await sessionOfLaunch(db, call.token)
      : await db.table('gameSessions').get(hashToken(call.token));
  const isOwn = session?.Provider === provider.ID && session.GameCode === call.game_code;
  // A token is in use from `authenticate` on.
  return isOwn && (call.call === 'authenticate' || session.UsedBy !== '') ? session : undefined;
}

/** The rows that an answer reads by key, so that those of all calls in a commit are read together. */
export function rowsOfCall({ provider, keyID, call }: VerifiedCall): readonly RowKey[] {
  const rows: RowKey[] = [{ table: 'walletRequests', key: [keyID, call.request_uuid] }];
  if (call.call !== 'authenticate') rows.push({ table: 'gameSessions', key: [hashToken(call.token)] });
  if (call.call !== 'balance') rows.push({ table: 'walletTransactions', key: [provider.ID, call.transaction_uuid] });
  if ('reference_transaction_uuid' in call)
    rows.push({ table: 'walletTransactions', key: [provider.ID, call.reference_transaction_uuid] });
  if ('grant' in call && call.grant !== undefined) rows.push({ table: 'spinGrants', key: [call.grant] });
  if ('round' in call) {
    const RoundID = roundIDOf(provider, call.round);
    rows.push({ table: 'openRounds', key: [RoundID] }, { table: 'rounds', key: [RoundID] });
  }
  return rows;
}

/** The rows that the unit of work changes besides the player. */
function locksOf({ provider, call }: VerifiedCall): readonly string[] {
  if (call.call === 'balance') return [];
  const own = `wallet:${provider.ID}:${call.transaction_uuid}`;
  return 'round' in call ? [own, `round:${roundIDOf(provider, call.round)}`] : [own];
}
