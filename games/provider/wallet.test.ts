import { describe, expect, it } from 'vitest';
import { WALLET_STATUSES, type WalletStatus } from '#protocol/wallet/index.ts';
import { resultOf } from './wallet.ts';

describe('the meaning of an answer for its transaction', () => {
  it.each<WalletStatus>(['NOT_ENOUGH_MONEY', 'LIMIT_REACHED', 'TOKEN_EXPIRED', 'GAME_CLOSED', 'INVALID_TOKEN'])(
    '%s refuses it',
    (status) => {
      expect(resultOf({ status, balance: 3 })).toEqual({ kind: 'refused', status, balance: 3 });
    },
  );

  it.each<WalletStatus>(['TRY_AGAIN', 'TOO_MANY_REQUESTS', 'REQUEST_REPEATED', 'INVALID_SIGNATURE'])(
    '%s leaves it unknown',
    (status) => {
      expect(resultOf({ status })).toEqual({ kind: 'unknown' });
    },
  );

  it('only RS_OK answers it', () => {
    const answered = Object.keys(WALLET_STATUSES).filter(
      (status) => resultOf({ status: status as WalletStatus }).kind === 'answered',
    );
    expect(answered).toEqual(['RS_OK']);
  });
});
