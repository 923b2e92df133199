import { tableOf } from './tableOf.ts';

export const redeemCodeBreaks = tableOf('service/admin/coupons.test.ts', {
  'redeem codes that are guessed': [
    {
      file: 'protocol/endpoints/coupon.ts',
      find: 'rate: { limit: 10, seconds: 60 }',
      replace: 'rate: { limit: 10_000, seconds: 60 }',
      test: 'domain/coupon/tries.test.ts',
      title: 'lets a player try ten codes a minute',
    },
  ],
  'redeem codes that are read in the database': [
    {
      file: 'domain/coupon/batch.ts',
      find: 'CodeHash: hashCode(normalizeRedeemCode(code)),\n    BatchID,',
      replace: 'CodeHash: normalizeRedeemCode(code),\n    BatchID,',
      title: 'keeps only hashes',
    },
  ],
  'a redeem code that is used twice, or after it was revoked': [
    {
      file: 'domain/coupon/redeemBatchCode.ts',
      find: '(batch.PerCode > 0 && code.Used >= batch.PerCode) || ',
      title: 'lets a player redeem one code of a batch, and each code once',
    },
    {
      find: "const isRevoked = batch.RevokeTime !== '' || code.RevokeTime !== '';",
      replace: "const isRevoked = batch.RevokeTime !== '';",
      title: 'revokes one code, then the batch',
    },
  ],
});
