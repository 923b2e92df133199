import { GiftPassword } from '#protocol/entities/gift.ts';
import { RequestFailure } from '../../base/client/index.ts';

export const isGiftPassword = (text: string): boolean => GiftPassword.safeParse(text).success;

/** The number of tries that are left today, if the error asks for the gift password or reports a wrong password. Otherwise undefined. */
export const triesLeft = (error: unknown): number | undefined =>
  error instanceof RequestFailure && error.code === 200218 ? (error.detail.RemainingTime ?? 0) : undefined;
