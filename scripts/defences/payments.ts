import type { TableBreaks } from './break.ts';

const WALK = 'service/payments/sandboxWalk.test.ts';
const RULES = 'domain/payment/handlers.test.ts';

/** The breaks of "Payments". */
export const paymentBreaks: TableBreaks = {
  'a forged payment callback': [
    {
      file: 'service/payments/ecpay/signature.ts',
      find: 'return given.length === right.length && timingSafeEqual(given, right);',
      replace: 'return given.length === right.length || timingSafeEqual(right, right);',
      test: WALK,
      title: 'wrongSignature is answered with',
    },
  ],
  'a signed callback with another amount, merchant, currency or goods': [
    {
      file: 'domain/payment/settleReport.ts',
      find: "if (report.Amount !== attempt.Price) return 'amount';",
      replace: '',
      test: RULES,
      title: 'with another amount is refused and kept',
    },
    {
      file: 'domain/payment/settleReport.ts',
      find: "if (report.Merchant !== gateway.merchant) return 'merchant';",
      replace: '',
      test: RULES,
      title: 'with another merchant is refused and kept',
    },
  ],
  'a payment callback that comes again': [
    {
      file: 'domain/payment/settleReport.ts',
      find: "if (attempt.State === 'paid') return order;\n  await updateAttempt(tx, attempt, {\n    State: 'paid',",
      replace: "await updateAttempt(tx, attempt, {\n    State: 'paid',",
      test: 'domain/payment/crash.test.ts',
      title: 'of a repeated callback: nothing is given back',
    },
  ],
  'a simulated payment': [
    {
      file: 'domain/payment/settleReport.ts',
      find: "return report.IsSimulated ? 'simulated' : undefined;",
      replace: 'return undefined;',
      test: WALK,
      title: 'simulated is answered with',
    },
  ],
  'a browser that claims to have paid': [
    {
      file: 'service/payments/paymentRoutes.ts',
      find: 'await noteReturn(ports, TradeNo).catch(() => undefined);',
      replace:
        "await ports.store.transaction((tx) => tx.table('orders').update({ TradeSeq: TradeNo }, { State: 'delivered' }));",
      test: WALK,
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
      file: 'domain/shop/order.ts',
      find: 'const left = Math.min(held, brought);',
      replace: 'const left = held > 0 ? brought : 0;',
      test: 'domain/payment/refund.test.ts',
      title: 'takes back what is left',
    },
  ],
};
