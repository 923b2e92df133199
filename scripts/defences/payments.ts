import { tableOf } from './tableOf.ts';

const CALLED = 'domain/payment/calledPaid.test.ts';
const INVOICES = 'domain/invoice/invoice.test.ts';

export const paymentBreaks = tableOf('service/payments/sandboxWalk.test.ts', {
  'a forged payment callback': [
    {
      file: 'service/payments/ecpay/signature.ts',
      find: 'return given.length === right.length && timingSafeEqual(given, right);',
      replace: 'return given.length === right.length || timingSafeEqual(right, right);',
      title: 'wrongSignature is answered with',
    },
    {
      file: 'service/payments/omg/signature.ts',
      find: 'return given.length === right.length && timingSafeEqual(given, right);',
      replace: 'return given.length === right.length || timingSafeEqual(right, right);',
      test: 'service/payments/omg/signature.test.ts',
      title: 'refuses changed fields',
    },
    {
      find: 'if (!isClear(values, signing)) return false;',
      title: 'refuses fields whose text can be cut in another way',
    },
    {
      file: 'service/payments/omg/gateway.ts',
      find: 'isOmgForm(fields, settings) || ',
      test: 'service/payments/omgWalk.test.ts',
      title: 'the signed form of a player is no callback',
    },
  ],
  'a payment that only its callback claims': [
    {
      file: 'domain/payment/settleReport.ts',
      find: 'if (mismatch === undefined && !isClaim)',
      replace: 'if (mismatch === undefined)',
      test: CALLED,
      title: 'delivers nothing if the gateway answers that the trade is unpaid',
    },
    {
      file: 'domain/payment/receiveCallback.ts',
      find: 'if (ask !== undefined) await askNow(ports, adapter, ask);',
      replace: 'if (ask === undefined) return { status: 400, body: gateway.refused };',
      title: 'is followed by a query at once',
    },
  ],
  'a signed callback with another amount, merchant, currency or goods': [
    {
      file: 'domain/payment/settleReport.ts',
      find: '  if (isClaim) return { ...(await askAbout(tx, moment, { attempt, order }, isAgain)), mismatch };\n',
      test: CALLED,
      title: 'is refused and followed by a query, and changes nothing',
    },
    {
      file: 'domain/payment/mismatch.ts',
      find: "where: { OrderID, Kind: 'query', Mismatch",
      replace: 'where: { OrderID, Mismatch',
      title: 'gives nothing of an unpaid attempt back',
    },
    {
      find: "if (report.Amount !== attempt.Price) return 'amount';",
      test: 'domain/payment/handlers.test.ts',
      title: 'with another amount is refused and kept',
    },
    {
      find: "if (report.Merchant !== gateway.merchant) return 'merchant';",
      title: 'with another merchant is refused and kept',
    },
  ],
  'gold and tiers from purchases that are given back': [
    {
      file: 'protocol/rules/rescission.ts',
      find: 'Math.max(0, Amount - PassedOn)',
      replace: 'Amount',
      test: 'domain/payment/rescissionGain.test.ts',
      title: 'by gifts',
    },
    {
      file: 'domain/payment/decideRescission.ts',
      find: '    await loseVipExperience(tx, PlayerID, vipExperienceOf(request.Refund));\n',
      title: 'for three purchases that are refunded in a different order',
    },
    {
      file: 'domain/payment/refundPayment.ts',
      find: '  await loseVipExperience(tx, order.PlayerID, vipExperienceOf(sides.Price));\n',
      title: 'by the operator too',
    },
    {
      file: 'domain/club/depositToClubVault.ts',
      find: "  await recordPassedOn(tx, context, me, [passedGold(ID, 'vault', Amount, Free)]);\n",
      test: 'domain/payment/vaultRescission.test.ts',
      title: 'counts as used up while the vault pays others',
    },
    {
      file: 'domain/club/gain.ts',
      find: 'returned === 0 ? undefined : await',
      replace: 'returned >= 0 ? undefined : await',
      title: 'counts as used up until the vault pays it back',
    },
    {
      find: "  if (returned > 0) await tx.table('clubMembers').add({ PlayerID }, { Returned: returned });\n",
      title: 'which is paid back once',
    },
    {
      file: 'domain/club/coupons.ts',
      find: '  await countClubGain(tx, context, me, coupon.Amount, coupon.Amount);\n',
      title: 'while its gold is in a coupon, until the buyer redeems it',
    },
    {
      file: 'domain/passing/returnPassedOn.ts',
      find: '    if (deposits.length < PAGE_SIZE) break;\n',
      replace: '    break;\n',
      title: 'however many deposits the vault paid back before',
    },
  ],
  'a payment callback that comes again': [
    {
      file: 'domain/payment/settleReport.ts',
      find: '  if (isAgain && Date.parse(attempt.AskTime) + ANSWER_MS > now) return { order };\n',
      test: CALLED,
      title: 'is followed by one query in 15 s',
    },
    {
      find: "if (attempt.State === 'paid') return order;\n  await updateAttempt(tx, attempt, {\n    State: 'paid',",
      replace: "await updateAttempt(tx, attempt, {\n    State: 'paid',",
      test: 'domain/payment/crash.test.ts',
      title: 'of a repeated callback: nothing is given back',
    },
  ],
  'a simulated payment': [
    {
      file: 'domain/payment/mismatch.ts',
      find: "if (report.IsSimulated) return 'simulated';",
      title: 'a simulated payment is not delivered by a query either',
    },
    {
      file: 'domain/payment/settleReport.ts',
      find: "said.IsSimulated || called.some(({ Mismatch }) => Mismatch === 'simulated')",
      replace: 'said.IsSimulated',
      test: CALLED,
      title: 'is never delivered by a query',
    },
    {
      file: 'service/payments/ecpay/settings.ts',
      find: '...(isProduction',
      replace: '...(isProduction && ECPAY_ORIGIN === undefined',
      test: 'service/payments/paymentConfig.test.ts',
      title: 'are refused in production and at another address than the stage',
    },
    {
      find: '...(ECPAY_ORIGIN === ECPAY_STAGE ?',
      replace: '...(ECPAY_ORIGIN !== undefined ?',
      title: 'are refused in production and at another address than the stage',
    },
  ],
  'a browser that claims to have paid': [
    {
      file: 'service/payments/paymentRoutes.ts',
      find: 'await noteReturn(ports, TradeNo).catch(() => undefined);',
      replace:
        "await ports.store.transaction((tx) => tx.table('orders').update({ TradeSeq: TradeNo }, { State: 'delivered' }));",
      title: 'the browser that returns is not believed',
    },
  ],
  'calls for late repair from strangers': [
    {
      file: 'service/payments/mycard/gateway.ts',
      find: "if (!settings.addresses.includes(address)) return { kind: 'refused', why: 'address' };",
      replace: "if (address === '') return { kind: 'refused', why: 'address' };",
      test: 'service/payments/mycard/mycard.test.ts',
      title: 'from another address is refused',
    },
  ],
  'a refund that makes debts in a wallet': [
    {
      file: 'domain/payment/refundSides.ts',
      find: 'Taken: Math.min(held, Brought)',
      replace: 'Taken: held > 0 ? Brought : 0',
      test: 'domain/payment/refund.test.ts',
      title: 'takes back what is left',
    },
  ],
  'a key, a signature, a card, a barcode or the address of a payment page in the log': [
    {
      file: 'domain/payment/receiveCallback.ts',
      find: "OrderID: '' });\n    return { status: verified.why === 'malformed'",
      replace: "OrderID: received.body });\n    return { status: verified.why === 'malformed'",
      title: 'leaves no key, signature, card, barcode or page of payment in the log',
    },
    {
      file: 'service/http/loggedPath.ts',
      find: ".replace(TRADE, '$1/…')",
      replace: ".replace(TRADE, '$&')",
      title: 'goes from the page of ours to the gateway',
    },
    {
      file: 'service/testing/loggedSecrets.ts',
      find: 'if (found.length > 0)',
      replace: 'if (found.length > 1000)',
      test: 'service/testing/loggedSecrets.test.ts',
      title: 'finds a signature',
    },
  ],
  'an order of another player': [
    {
      file: 'domain/shop/handlers.ts',
      find: 'if (order?.PlayerID !== player.PlayerID) return fail(300011);',
      replace: 'if (order === undefined) return fail(300011);',
      test: 'domain/conformance.test.ts',
      title: 'getOrder 300011',
    },
    {
      file: 'domain/shop/ownOrder.ts',
      find: 'return order.PlayerID === callerOf(context).PlayerID ? order : fail(300011);',
      replace: "return callerOf(context).PlayerID === '' ? fail(300011) : order;",
      title: 'askRescission 300011',
    },
  ],
  'goods that are given back and spent': [
    {
      file: 'domain/payment/askRescission.ts',
      find: 'ItemID, Amount: -Amount },\n      { Owner: SET_ASIDE, ItemID, Amount },',
      replace: 'ItemID, Amount: -1 },\n      { Owner: SET_ASIDE, ItemID, Amount: 1 },',
      test: INVOICES,
      title: 'that is granted gives the unused part back',
    },
  ],
  'an invoice that is issued twice': [
    {
      file: 'domain/invoice/askIssuer.ts',
      find: 'const known = isRepeated ? doneBefore(question, await issuer.query(invoice.RelateNo)) : undefined;',
      replace: 'const known: Answer | undefined = undefined;',
      test: INVOICES,
      title: 'is looked up before it is asked for again',
    },
  ],
});
