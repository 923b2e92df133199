import { PAYMENTS_PREFIX } from '#domain/payment/checkoutPage.ts';
import { GatewayRefusal, type PaymentGateway, type TradeReport } from '#domain/ports/payment.ts';
import { formFields, GatewayError, postForm } from '../formAnswer.ts';
import type { MycardSettings } from './settings.ts';
import { authorisationHash } from './signature.ts';
import { authoriseValues, CALLS, isConfirmed, isMycardWay, readAuthorise, readMissed, readQuery } from './wire.ts';

const NAME = 'MyCard';

/** The adapter of MyCard. It trusts only its query, and neither the browser's return nor a call for late repair. */
export function createMycard(settings: MycardSettings): PaymentGateway {
  const { api, page, key, serviceID } = settings;
  const call = async (path: string, fields: Readonly<Record<string, string>>): Promise<unknown> =>
    jsonOf(await postForm(NAME, api + path, fields));
  const unpaid: TradeReport = {
    State: 'none',
    Merchant: serviceID,
    Amount: 0,
    Currency: 'TWD',
    GatewayNo: '',
    IsSimulated: false,
  };
  return {
    merchant: serviceID,
    accepted: '1',
    refused: '0',
    async authorise(trade) {
      if (!isMycardWay(trade.GateWay)) throw new GatewayRefusal(`${NAME} does not serve ${trade.GateWay}`);
      const back = `${trade.Origin}${PAYMENTS_PREFIX}/return/${trade.TradeNo}`;
      const values = authoriseValues(trade, settings, back);
      const made = readAuthorise(await call(CALLS.authorise, { ...values, Hash: authorisationHash(values, key) }));
      if (made === undefined) throw new GatewayError(NAME, 'answered an authorisation in an unknown form');
      if (made.kind === 'refused') throw new GatewayRefusal(`${NAME} refused an order with ${made.code}`);
      const { AuthCode, TradeSeq: GatewayNo, TransactionUrl } = made;
      const Address = TransactionUrl === '' ? `${page}/?AuthCode=${encodeURIComponent(AuthCode)}` : TransactionUrl;
      return { Checkout: { Address, Fields: null }, GatewayNo, AuthCode };
    },
    async query(trade) {
      // Without an answer to the authorisation there is no code to query with, and no page on which the player could have paid.
      if (trade.AuthCode === '') return unpaid;
      const report = readQuery(await call(CALLS.query, { AuthCode: trade.AuthCode }), trade, serviceID);
      if (report === undefined) throw new GatewayError(NAME, 'answered a query in an unknown form');
      return report;
    },
    async confirm({ AuthCode }) {
      if (!isConfirmed(await call(CALLS.confirm, { AuthCode })))
        throw new GatewayError(NAME, 'did not take a confirmation');
    },
    async refund() {
      return 'byHand';
    },
    readCallback({ body, address }) {
      if (!settings.addresses.includes(address)) return { kind: 'refused', why: 'address' };
      const TradeNos = readMissed(formFields(body));
      return TradeNos === undefined ? { kind: 'refused', why: 'malformed' } : { kind: 'missed', TradeNos };
    },
  };
}

/** Parses the JSON of an answer. Undefined if it is not JSON, and no schema accepts undefined. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
