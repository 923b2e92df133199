import { GiftPassword } from '#protocol/entities/gift.ts';
import { RequestFailure } from '../../base/client/index.ts';

/** Whether a text is a whole gift password: six digits (decisions §7). */
export const isGiftPassword = (text: string): boolean => GiftPassword.safeParse(text).success;

/** How many tries are left today where the service wants the gift password, or a right one; undefined for every other error. */
export const triesLeft = (error: unknown): number | undefined =>
  error instanceof RequestFailure && error.code === 200218 ? (error.detail.RemainingTime ?? 0) : undefined;
