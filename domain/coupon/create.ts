import type { ItemAmount } from '#protocol/entities/present.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { drawBelow } from '../random.ts';
import type { RowOf, Tables } from '../tables.ts';

/** Letters and digits that do not look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** Coupons of the kind from before the batches. */
export interface NewCoupons {
  /** A chosen code, for many players. Absent means `Count` drawn codes. */
  readonly Code?: string;
  readonly Count?: number;
  readonly Rewards: readonly ItemAmount[];
  readonly MinVip?: number;
  readonly PerPlayer?: number;
  /** 0 means no limit. */
  readonly TotalLimit?: number;
  /** If the times are absent, the coupons are valid from now on and without an end. */
  readonly StartTime?: string;
  readonly ExpireTime?: string;
}

export const couponKey = (code: string): string => code.trim().toUpperCase();

/**
 * Creates coupons of the kind from before the batches, for tests and the development page.
 *
 * @returns the codes
 * @throws UniqueViolation if a chosen code is taken
 */
export async function createCoupons(tx: Transaction, moment: Moment, coupons: NewCoupons): Promise<readonly string[]> {
  const { Code, Count = 1, Rewards, MinVip = 1, PerPlayer = 1, TotalLimit = Code === undefined ? 1 : 0 } = coupons;
  const codes = Code === undefined ? Array.from({ length: Count }, () => drawCode(moment)) : [couponKey(Code)];
  const rows = codes.map(
    (code): RowOf<Tables['coupons']> => ({
      Code: code,
      Rewards: Rewards.map((reward) => ({ ...reward })),
      MinVip,
      PerPlayer,
      TotalLimit,
      Used: 0,
      StartTime: coupons.StartTime ?? moment.nowText,
      ExpireTime: coupons.ExpireTime ?? '',
      CreateTime: moment.nowText,
    }),
  );
  await tx.table('coupons').insert(rows);
  return codes;
}

const drawCode = ({ ports }: Moment): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[drawBelow(ports.random, ALPHABET.length)]).join('');
