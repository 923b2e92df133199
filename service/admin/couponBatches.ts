import { col, fn } from 'sequelize';
import type { CouponBatch } from '#domain/coupon/batch.ts';
import type { Tables } from '#domain/tables.ts';
import type { Models } from '#store/models/models.ts';

/** With the number of redemptions of its codes. */
export interface CountedBatch extends CouponBatch {
  readonly Redeemed: number;
}

/** Newest first. */
export async function listBatches(
  { couponBatches, couponCodes }: Models<Tables>,
  limit: number,
): Promise<readonly CountedBatch[]> {
  const batches = await couponBatches.findAll({
    order: [
      ['CreateTime', 'DESC'],
      ['BatchID', 'DESC'],
    ],
    limit,
  });
  // The name is the name of the column, so the sum is checked like a value of the column.
  const sums = await couponCodes.findAll({
    attributes: ['BatchID', [fn('sum', col('Used')), 'Used']],
    where: { BatchID: batches.map(({ BatchID }) => BatchID) },
    group: ['BatchID'],
  });
  const redeemed = new Map(sums.map(({ BatchID, Used }) => [BatchID, Used]));
  return batches.map((batch) => ({ ...batch.get({ plain: true }), Redeemed: redeemed.get(batch.BatchID) ?? 0 }));
}
