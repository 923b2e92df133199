import { tableOf } from './tableOf.ts';

/** Breaks of the limits of gold that was neither bought nor won. */
export const freeGoldBreaks = tableOf('domain/passing/farm.test.ts', {
  'free gold of many accounts that ends in one': [
    {
      file: 'domain/passing/allowance.ts',
      find: '  if (left <= 0) fail(200081);\n  if (left < gold) fail(200125);\n',
      title: 'a farm of one phone moves little',
    },
    {
      file: 'domain/mail/actOnMails.ts',
      find: 'left > 0 && young <= youngLeft',
      replace: 'left > 0',
      title: 'a farm of many phones is taken by one account',
    },
    {
      file: 'domain/passing/person.ts',
      find: 'Phone.length === 0 ? [] :',
      replace: 'Phone.length >= 0 ? [] :',
      title: 'a farm of one phone moves little',
    },
    {
      find: 'used.length === 0',
      replace: 'used.length >= 0',
      test: 'domain/passing/person.test.ts',
      title: 'on one device',
    },
    {
      find: 'followWays(db, [player], MOST_STEPS)',
      replace: 'followWays(db, [player], 1)',
      title: 'has accounts that phones and devices join over other accounts',
    },
    {
      file: 'domain/mail/actOnMails.ts',
      find: "gift !== undefined && gift.OriginID !== ''",
      replace: "gift !== undefined && gift.OriginID === 'none'",
      test: 'domain/mail/givenBack.test.ts',
      title: 'was not passed on by its giver once the giver collects it',
    },
    {
      file: 'domain/club/depositToClubVault.ts',
      find: '  await assertMayPassFree(tx, context, me, Free);\n',
      test: 'domain/conformance.test.ts',
      title: 'limits free gold in a vault',
    },
    {
      file: 'domain/club/gain.ts',
      find: 'youngPartOf(stored, vault, amount, own)',
      replace: 'youngPartOf(stored, vault, gained, own)',
      test: 'domain/club/gain.test.ts',
      title: 'counts free gold of young accounts in what a vault pays back too',
    },
    {
      file: 'domain/mail/sendBack.ts',
      find: '  await keepFreeOfEffects(tx, context, [...records.values()], came);\n',
      test: 'domain/mail/freeGifts.test.ts',
      title: 'keeps gold free that stays when an effect gift goes back',
    },
    {
      file: 'domain/envelope/createEnvelope.ts',
      find: '  await assertMayPassFree(tx, context, player, Free);\n',
      test: 'domain/passing/freePaths.test.ts',
      title: 'puts no more free gold into red envelopes',
    },
    {
      file: 'domain/envelope/claimShare.ts',
      find: 'passed.Free > 0',
      replace: 'passed.Free < 0',
      title: 'keeps free gold of a red envelope free',
    },
    {
      file: 'domain/envelope/closeEnvelope.ts',
      find: '  for (const row of rows) await returnPassedOn(tx, row.RedEnvelopeID, leftIn(row));\n',
      title: 'counts free gold that a red envelope brings back',
    },
    {
      file: 'domain/shop/buyGold.ts',
      find: 'Math.floor((Gold * free) / Price.Amount)',
      replace: '0',
      title: 'keeps gold free that free gems are exchanged for',
    },
  ],
});
