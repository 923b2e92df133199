import type { WalletCall, WalletStatus } from '#protocol/wallet/index.ts';
import { WALLET_STATUSES } from '#protocol/wallet/index.ts';
import { fingerprintOf } from '../dispatch/idempotency.ts';
import type { RowOf, Tables } from '../tables.ts';
import { type Outcome, refuse, roundIDOf, type Scene } from './scene.ts';

export type KeptTransaction = RowOf<Tables['walletTransactions']>;
export type TransactionCall = Exclude<WalletCall, { readonly call: 'balance' }>;

/** The fingerprint of a bet that was rolled back before it arrived. */
const TOMBSTONE = '';

/** The stored outcome of a transaction id. Undefined for a new id. */
export async function recall(scene: Scene, call: TransactionCall): Promise<Outcome | undefined> {
  const kept = await scene.tx.table('walletTransactions').get(scene.provider.ID, call.transaction_uuid);
  if (kept === undefined) return undefined;
  if (kept.Fingerprint === TOMBSTONE) return refuse(scene, 'TRANSACTION_ROLLED_BACK');
  if (kept.Fingerprint !== fingerprint(scene, call)) return refuse(scene, 'DUPLICATE_TRANSACTION');
  // A repeated bet must not start a round if its stake was returned.
  if (kept.State === 'rolledBack') return refuse(scene, 'TRANSACTION_ROLLED_BACK');
  return { status: statusOf(kept), gold: kept.Balance };
}

/**
 * Stores the outcome of a transaction. A refused stake is stored too and stays refused, because a delayed copy must not take gold after the
 * game has shown the refusal. Other refusals changed nothing, and a retry may succeed.
 */
export async function keep(scene: Scene, call: TransactionCall, outcome: Outcome): Promise<void> {
  const isStake = call.call === 'bet' || call.call === 'play';
  if (outcome.status !== 'RS_OK' && !isStake) return;
  await scene.tx.table('walletTransactions').insert({
    Provider: scene.provider.ID,
    TransactionID: call.transaction_uuid,
    Call: call.call,
    Fingerprint: fingerprint(scene, call),
    PlayerID: scene.session.PlayerID,
    RoundID: 'round' in call ? roundIDOf(scene.provider, call.round) : '',
    Move: outcome.move ?? 0,
    Amount: outcome.amount ?? 0,
    Status: outcome.status,
    Balance: outcome.gold,
    State: 'kept',
    CreateTime: scene.moment.nowText,
  });
}

/** Refuses permanently a bet that has not arrived. */
export const keepTombstone = (
  { tx, session, gold, moment }: Scene,
  ids: Pick<KeptTransaction, 'Provider' | 'TransactionID' | 'RoundID'>,
): Promise<void> =>
  tx.table('walletTransactions').insert({
    ...ids,
    Call: 'bet',
    Fingerprint: TOMBSTONE,
    PlayerID: session.PlayerID,
    Move: 0,
    Amount: 0,
    Status: 'TRANSACTION_ROLLED_BACK' satisfies WalletStatus,
    Balance: gold,
    State: 'rolledBack',
    CreateTime: moment.nowText,
  });

/**
 * Identifies the content of a transaction by all known fields except the fields of the request. A win may come with the token of the
 * player's next session, so the player takes the token's place.
 */
function fingerprint({ session }: Scene, call: TransactionCall): string {
  const { request_uuid: _request, timestamp: _timestamp, token: _token, ...content } = call;
  const owner = call.call === 'authenticate' ? session.TokenHash : session.PlayerID;
  return fingerprintOf({ content, owner });
}

/** @throws Error if the row was written by a version with other statuses */
function statusOf({ Status }: KeptTransaction): WalletStatus {
  const known = Object.keys(WALLET_STATUSES).find((status): status is WalletStatus => status === Status);
  if (known === undefined) throw new Error(`a wallet transaction has the unknown status ${Status}`);
  return known;
}
