import { DAY_MS } from '#protocol/duration.ts';
import { type EcpayKeys, type Fields, signed } from '../../payments/ecpay/signature.ts';
import { taipeiText } from '../../payments/ecpay/wire.ts';
import type { Settled } from '../callbackQueue.ts';
import type { Choice, SandboxTrade } from './trades.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** A callback that the sandbox posts, and how long after the choice. */
export interface PlannedCallback {
  readonly address: string;
  readonly fields: Fields;
  readonly afterMs: number;
  /** The state of the trade after the post. */
  readonly state?: Settled;
}

/** The callbacks that a choice causes. */
export function plannedCallbacks(trade: SandboxTrade, choice: Choice, keys: EcpayKeys): readonly PlannedCallback[] {
  const { made } = trade;
  const paid = paidFields(trade);
  const at = (fields: Fields, afterMs = 0, state?: Settled): PlannedCallback => ({
    address: made['ReturnURL'] ?? '',
    fields: signed(fields, keys),
    afterMs,
    ...(state !== undefined && { state }),
  });
  switch (choice) {
    case 'paid':
      return [at(paid, 0, 'paid')];
    case 'late':
      return [at(paid, 2 * HOUR_MS, 'paid')];
    case 'doubled':
      return [at(paid, 0, 'paid'), at(paid, SECOND_MS)];
    case 'wrongAmount':
      return [at(paid, 0, 'paid')];
    case 'wrongSignature':
      return [{ ...at(paid), fields: { ...paid, CheckMacValue: 'F'.repeat(64) } }];
    case 'simulated':
      // A query reports it as paid, and does not report that it is simulated.
      return [at({ ...paid, SimulatePaid: '1' }, 0, 'paid')];
    case 'failed':
      return [at({ ...paid, RtnCode: '10100058', RtnMsg: 'Failed' }, 0, 'failed')];
    case 'code':
      return [codeOf(trade, keys)];
    case 'codePaid':
      return [codeOf(trade, keys), at(paid, HOUR_MS, 'paid')];
    case 'silent':
    case 'abandoned':
      return [];
  }
}

function paidFields({ made, number, time, amount }: SandboxTrade): Fields {
  const method = made['ChoosePayment'] ?? '';
  const kinds: Readonly<Record<string, string>> = { Credit: 'Credit_CreditCard', ATM: 'ATM_TAISHIN', CVS: 'CVS_CVS' };
  return {
    MerchantID: made['MerchantID'] ?? '',
    MerchantTradeNo: made['MerchantTradeNo'] ?? '',
    RtnCode: '1',
    RtnMsg: '交易成功',
    TradeNo: number,
    TradeAmt: amount,
    PaymentDate: taipeiText(time),
    PaymentType: kinds[method] ?? method,
    PaymentTypeChargeFee: '0',
    TradeDate: made['MerchantTradeDate'] ?? '',
    SimulatePaid: '0',
    CustomField1: made['CustomField1'] ?? '',
  };
}

/** ECPay posts an ATM account or a store code to the address for payment information. */
function codeOf(trade: SandboxTrade, keys: EcpayKeys): PlannedCallback {
  const { SimulatePaid: _simulated, PaymentDate: _date, ...common } = paidFields(trade);
  const isAtm = trade.made['ChoosePayment'] === 'ATM';
  const expires = taipeiText(trade.time + 3 * DAY_MS);
  const code = isAtm
    ? { RtnCode: '2', BankCode: '812', vAccount: '9103522175887271', ExpireDate: expires.slice(0, 10) }
    : { RtnCode: '10100073', PaymentNo: 'LLL22251222222', ExpireDate: expires };
  return {
    address: trade.made['PaymentInfoURL'] ?? '',
    fields: signed({ ...common, RtnMsg: 'Get VirtualAccount Succeeded', ...code }, keys),
    afterMs: 0,
  };
}
