import { PAYMENTS_PREFIX } from '#domain/payment/checkoutPage.ts';
import { GatewayRefusal, type PaymentGateway } from '#domain/ports/payment.ts';
import type { EcpayParts } from '../ecpay/gateway.ts';
import { formFields, GatewayError, postForm } from '../formAnswer.ts';
import type { OmgSettings } from './settings.ts';
import { isClear, isSigned, signed } from './signature.ts';
import { checkoutFields, isOmgForm, isOmgWay, queryFields, readReport } from './wire.ts';

const NAME = 'OMG';

/**
 * The adapter of OMG: a hosted page with a signed callback and a signed query, over forms. Names, values and the signature are the
 * operator's settings.
 */
export function createOmg(settings: OmgSettings, { publicOrigin }: Pick<EcpayParts, 'publicOrigin'>): PaymentGateway {
  const { answers, merchantID, page, query } = settings;
  return {
    merchant: merchantID,
    learnsByForm: true,
    accepted: answers.accepted,
    refused: answers.refused,
    // OMG learns of a trade when the player's browser posts the form, so no request is sent here.
    async authorise(trade) {
      if (!isOmgWay(trade.GateWay)) throw new GatewayRefusal(`${NAME} does not serve ${trade.GateWay}`);
      const fields = checkoutFields(trade, settings, {
        callback: `${publicOrigin}${PAYMENTS_PREFIX}/omg/callback`,
        browser: `${trade.Origin}${PAYMENTS_PREFIX}/return/${trade.TradeNo}`,
      });
      if (!isClear(fields, settings)) throw new GatewayRefusal(`${NAME} takes no field with & or =`);
      return { Checkout: { Address: page, Fields: signed(fields, settings) }, GatewayNo: '', AuthCode: '' };
    },
    async query(trade) {
      const fields = formFields(await postForm(NAME, query, signed(queryFields(trade, settings), settings)));
      if (!isSigned(fields, settings)) throw new GatewayError(NAME, 'answered a query without a valid signature');
      const read = readReport(fields, settings);
      if (read?.TradeNo !== trade.TradeNo) throw new GatewayError(NAME, 'answered a query in an unknown form');
      return read.report;
    },
    async refund() {
      return 'byHand';
    },
    readCallback({ body }) {
      const fields = formFields(body);
      // The key signs the form in the player's browser, too.
      if (isOmgForm(fields, settings) || !isSigned(fields, settings)) return { kind: 'refused', why: 'signature' };
      const read = readReport(fields, settings);
      return read === undefined ? { kind: 'refused', why: 'malformed' } : { kind: 'report', ...read };
    },
  };
}
