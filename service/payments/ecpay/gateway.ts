import { GatewayRefusal, type PaymentGateway } from '#domain/ports/payment.ts';
import { PAYMENTS_PREFIX } from '#domain/payment/checkoutPage.ts';
import { formFields, GatewayError, postForm } from '../formAnswer.ts';
import type { EcpaySettings } from './settings.ts';
import { isSigned, signed } from './signature.ts';
import {
  checkoutFields,
  isEcpayWay,
  PATHS,
  queryFields,
  readCallbackFields,
  readQueryFields,
  readRefundFields,
  refundFields,
} from './wire.ts';

const NAME = 'ECPay';

/** The parts of the service that ECPay's adapter needs. */
export interface EcpayParts {
  /** The address at which ECPay's server reaches ours. */
  readonly publicOrigin: string;
  readonly now: () => number;
}

/** The adapter of ECPay: cards, ATM and store codes. */
export function createEcpay(settings: EcpaySettings, { publicOrigin, now }: EcpayParts): PaymentGateway {
  const { origin, merchantID } = settings;
  return {
    merchant: merchantID,
    learnsByForm: true,
    accepted: '1|OK',
    refused: '0|Refused',
    // ECPay learns of a trade when the player's browser posts the form, so no request is sent here.
    async authorise(trade) {
      if (!isEcpayWay(trade.GateWay)) throw new GatewayRefusal(`${NAME} does not serve ${trade.GateWay}`);
      const Fields = signed(
        checkoutFields(trade, trade.GateWay, merchantID, {
          callback: `${publicOrigin}${PAYMENTS_PREFIX}/ecpay/callback`,
          browser: `${trade.Origin}${PAYMENTS_PREFIX}/return/${trade.TradeNo}`,
        }),
        settings,
      );
      return { Checkout: { Address: origin + PATHS.checkout, Fields }, GatewayNo: '', AuthCode: '' };
    },
    async query(trade) {
      const asked = signed(queryFields(trade, merchantID, now()), settings);
      const fields = formFields(await postForm(NAME, origin + PATHS.query, asked));
      if (!isSigned(fields, settings)) throw new GatewayError(NAME, 'answered a query without a valid signature');
      const report = readQueryFields(fields, trade);
      if (report === undefined) throw new GatewayError(NAME, 'answered a query in an unknown form');
      return report;
    },
    async refund(trade, amount) {
      // An operator refunds money from an ATM or a store by hand.
      if (trade.GateWay !== 'credit') return 'byHand';
      const asked = signed(refundFields(trade, amount, merchantID), settings);
      const answer = readRefundFields(formFields(await postForm(NAME, origin + PATHS.refund, asked)));
      if (answer === undefined) throw new GatewayError(NAME, 'answered a refund in an unknown form');
      if (!answer.isDone) throw new GatewayRefusal(`${NAME} refused a refund`);
      return 'done';
    },
    readCallback({ body }) {
      const fields = formFields(body);
      if (!isSigned(fields, settings)) return { kind: 'refused', why: 'signature' };
      const read = readCallbackFields(fields);
      if (read === undefined) return { kind: 'refused', why: 'malformed' };
      const { report, TradeNo } = read;
      const IsSimulated = report.IsSimulated && settings.takesSimulated !== true;
      return { kind: 'report', TradeNo, report: { ...report, IsSimulated } };
    },
  };
}
