import type { Express, Response } from 'express';
import { type EcpayKeys, type Fields, isSigned, signed } from '../../payments/ecpay/signature.ts';
import { PATHS } from '../../payments/ecpay/wire.ts';
import { fieldsOf } from '../formBody.ts';
import type { Kept } from '../kept.ts';
import { choicePage, endPage } from '../pages.ts';
import { plannedCallbacks } from './callbacks.ts';
import { type Choice, choicesOf, isChoice, type SandboxTrade, SandboxTrades } from './trades.ts';

/** The merchant that the sandbox knows at ECPay. */
export interface EcpayMerchant {
  readonly merchantID: string;
  readonly keys: EcpayKeys;
}

/** Choices after which the browser goes back by a cross-site POST for cards. Others offer a link. */
const POSTED_BACK: readonly Choice[] = ['paid', 'doubled', 'failed', 'simulated'];
const STATUSES = { unpaid: '0', paid: '1', refunded: '1', failed: '10200095' } as const;
const NO_TRADE = '10200047';
const REFUSALS = {
  duplicate: 'MerchantTradeNo is duplicate (10300028)',
  undated: 'MerchantTradeDate is malformed',
} as const;

/** Answers AioCheckOut, QueryTradeInfo and DoAction of ECPay. */
export function mountEcpay(app: Express, { merchantID, keys, callbacks, folder }: EcpayMerchant & Kept): void {
  const trades = new SandboxTrades(folder);
  callbacks.settleBy('ecpay', (tradeNo, state) => {
    const trade = trades.get(tradeNo);
    if (trade !== undefined) trade.state = state;
    trades.keep();
  });
  const isOurs = (fields: Fields): boolean => fields['MerchantID'] === merchantID && isSigned(fields, keys);
  const refuse = (response: Response, text: string): void => {
    response.status(400).type('html').send(endPage(text));
  };

  app.post(PATHS.checkout, ({ body }, response) => {
    const fields = fieldsOf(body);
    if (!isOurs(fields)) {
      refuse(response, 'CheckMacValue Error (10200073)');
      return;
    }
    const trade = trades.make(fields);
    if (typeof trade === 'string') {
      refuse(response, REFUSALS[trade]);
      return;
    }
    response.type('html').send(pageOf(trade));
  });

  app.post('/choose', ({ body }, response) => {
    const { MerchantTradeNo = '', choice = '' } = fieldsOf(body);
    const trade = trades.get(MerchantTradeNo);
    if (trade?.state !== 'unpaid' || !isChoice(choice)) {
      refuse(response, 'There is no such trade to pay.');
      return;
    }
    if (choice === 'silent') trade.state = 'paid';
    if (choice === 'wrongAmount') trade.amount = String(Number(trade.amount) + 1);
    trades.keep();
    for (const planned of plannedCallbacks(trade, choice, keys))
      callbacks.add({ ...planned, wire: 'ecpay', tradeNo: MerchantTradeNo, accepted: '1|OK' });
    const address = POSTED_BACK.includes(choice) ? trade.made['OrderResultURL'] : undefined;
    const result = address === undefined ? undefined : { address, fields: {} };
    response.type('html').send(endPage('Done.', trade.made['ClientBackURL'], result));
  });

  app.post(PATHS.query, ({ body }, response) => {
    const fields = fieldsOf(body);
    const MerchantTradeNo = fields['MerchantTradeNo'] ?? '';
    const trade = trades.get(MerchantTradeNo);
    const told = { MerchantID: merchantID, MerchantTradeNo, TradeAmt: '0', TradeStatus: NO_TRADE };
    const answer = (): Fields => {
      if (!isOurs(fields)) return { ...told, TradeStatus: '10200073' };
      if (trade === undefined) return told;
      const { made, number, amount, state } = trade;
      return {
        ...told,
        TradeNo: number,
        TradeAmt: amount,
        TradeStatus: STATUSES[state],
        CustomField1: made['CustomField1'] ?? '',
      };
    };
    response.type('text').send(new URLSearchParams(signed(answer(), keys)).toString());
  });

  app.post(PATHS.refund, ({ body }, response) => {
    const fields = fieldsOf(body);
    const trade = trades.get(fields['MerchantTradeNo'] ?? '');
    const isPaid = trade?.state === 'paid' && trade.made['ChoosePayment'] === 'Credit';
    const isDone = isOurs(fields) && isPaid && fields['Action'] === 'R';
    if (isDone) trade.state = 'refunded';
    trades.keep();
    const answer = { RtnCode: isDone ? '1' : '10100050', RtnMsg: isDone ? 'OK' : 'Refused' };
    response.type('text').send(new URLSearchParams(answer).toString());
  });
}

const pageOf = ({ made }: SandboxTrade): string => {
  const tradeNo = made['MerchantTradeNo'] ?? '';
  const way = made['ChoosePayment'] ?? '';
  return choicePage({
    tradeNo,
    amount: made['TotalAmount'] ?? '',
    goods: made['ItemName'] ?? '',
    way: `ECPay ${way}`,
    action: '/choose',
    fields: { MerchantTradeNo: tradeNo },
    choices: choicesOf(way),
  });
};
