import { writeAudit, type Actor } from '../audit/audit.ts';
import type { ItemAmount } from '#protocol/entities/present.ts';
import { fail } from '#protocol/failure.ts';
import { hasDrawnForm, normalizeRedeemCode, redeemCodeFault } from '#protocol/rules/redeemCode.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { hashCode } from './code.ts';

const BATCH_SIZE = 500;

export type CouponBatch = RowOf<Tables['couponBatches']>;

export interface NewBatch {
  readonly Name: string;
  readonly Rewards: readonly ItemAmount[];
  /** The full codes. Only their hashes are stored. */
  readonly Codes: readonly string[];
  readonly MinVip?: number | undefined;
  /** How often each code can be redeemed in total. 0 means no limit. */
  readonly PerCode: number;
  /** How often each player may redeem codes of this batch. 0 means no limit. */
  readonly PerPlayer: number;
  /** Absent means every brand. */
  readonly Brand?: string | undefined;
  /** ISO times. Absent means from now on and without an end. */
  readonly StartTime?: string | undefined;
  readonly ExpireTime?: string | undefined;
}

/** Whether an operator may choose this normalised code. A chosen code of 13 letters would fail the checksum of drawn codes. */
export const mayChoose = (code: string): boolean =>
  code !== '' && !(hasDrawnForm(code) && redeemCodeFault(code) !== undefined);

/**
 * Stores a batch of codes by their hashes.
 *
 * @returns the batch's id
 * @throws UniqueViolation if a code is taken
 */
export async function createBatch(tx: Transaction, moment: Moment, batch: NewBatch): Promise<string> {
  const BatchID = moment.ports.random.uuid();
  await tx.table('couponBatches').insert({
    BatchID,
    Name: batch.Name,
    Brand: batch.Brand ?? '',
    Rewards: batch.Rewards.map((reward) => ({ ...reward })),
    MinVip: batch.MinVip ?? 1,
    PerCode: batch.PerCode,
    PerPlayer: batch.PerPlayer,
    Codes: batch.Codes.length,
    StartTime: batch.StartTime ?? moment.nowText,
    ExpireTime: batch.ExpireTime ?? '',
    RevokeTime: '',
    CreateTime: moment.nowText,
  });
  const rows = batch.Codes.map((code) => ({
    CodeHash: hashCode(normalizeRedeemCode(code)),
    BatchID,
    Used: 0,
    RevokeTime: '',
  }));
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await tx.table('couponCodes').insert(rows.slice(from, from + BATCH_SIZE));
  return BatchID;
}

export async function createBatchAs(tx: Transaction, actor: Actor, batch: NewBatch): Promise<string> {
  const BatchID = await createBatch(tx, actor, batch);
  const { Codes, Name, Rewards } = batch;
  await writeAudit(tx, actor, {
    action: 'coupon.batch',
    subject: BatchID,
    detail: { Name, Codes: Codes.length, Rewards: Rewards.map((reward) => ({ ...reward })) },
  });
  return BatchID;
}

/**
 * Revokes a batch, or one of its codes. Players keep what they redeemed.
 * @param code one full code. Absent means the whole batch
 * @throws Failure 200044 if there is no such batch or code
 */
export async function revokeBatch(tx: Transaction, actor: Actor, batchID: string, code?: string): Promise<void> {
  const RevokeTime = actor.nowText;
  const CodeHash = code === undefined ? undefined : hashCode(normalizeRedeemCode(code));
  const changed =
    CodeHash === undefined
      ? await tx.table('couponBatches').update({ BatchID: batchID }, { RevokeTime })
      : await tx.table('couponCodes').update({ CodeHash, BatchID: batchID }, { RevokeTime });
  if (changed === 0) fail(200044);
  // The log has only the hash of the code.
  await writeAudit(tx, actor, { action: 'coupon.revoke', subject: batchID, detail: { CodeHash: CodeHash ?? '' } });
}
