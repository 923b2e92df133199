import { createHash } from 'node:crypto';
import type { Express } from 'express';
import type { Fields } from '../../payments/ecpay/signature.ts';
import { authorisationHash } from '../../payments/mycard/signature.ts';
import { CALLS } from '../../payments/mycard/wire.ts';
import type { CallbackQueue } from '../callbackQueue.ts';
import { fieldsOf } from '../formBody.ts';
import type { Kept } from '../kept.ts';
import { choicePage, endPage } from '../pages.ts';
import {
  Authorisation,
  isMycardChoice,
  MYCARD_CHOICES,
  type MycardChoice,
  type MycardTrade,
  MycardTrades,
} from './trades.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
/** Choices after which the trade is paid. */
const PAID_NOW: readonly MycardChoice[] = ['paid', 'silent', 'wrongAmount'];
export const MYCARD_API_PATH = '/mycard/MyBillingPay/api';
export const MYCARD_PAGE_PATH = '/mycard/MyCardPay';
const CHOOSE = '/mycard/choose';

/** The merchant that the sandbox knows at MyCard. */
export interface MycardMerchant {
  readonly serviceID: string;
  readonly key: string;
  /** The address at which the shop takes calls for late repair. A merchant registers it at MyCard. */
  readonly repairAddress: string;
}

/** Answers AuthGlobal, TradeQuery and PaymentConfirm of MyCard, shows its page, and calls for late repair. */
export function mountMycard(
  app: Express,
  merchant: MycardMerchant & Kept & { readonly report: (line: string) => void },
): void {
  const { serviceID, key, callbacks, report } = merchant;
  const trades = new MycardTrades(merchant.folder);
  callbacks.settleBy('mycard', (tradeNo, state) => {
    const trade = trades.byNumber(tradeNo);
    if (trade !== undefined) trade.state = state;
    trades.keep();
  });

  app.post(MYCARD_API_PATH + CALLS.authorise, ({ body }, response) => {
    const parsed = Authorisation.safeParse(fieldsOf(body));
    const isOurs =
      parsed.success &&
      parsed.data.FacServiceId === serviceID &&
      parsed.data.Hash === authorisationHash(parsed.data, key);
    const trade = isOurs ? trades.make(parsed.data) : undefined;
    response.json(
      trade === undefined
        ? { ReturnCode: isOurs ? 'DUPLICATE' : 'HASH', ReturnMsg: 'Refused' }
        : {
            ReturnCode: '1',
            ReturnMsg: 'OK',
            AuthCode: trade.AuthCode,
            TradeSeq: trade.TradeSeq,
            InGameSaveType: '1',
            TransactionUrl: '',
          },
    );
  });

  app.get([MYCARD_PAGE_PATH, `${MYCARD_PAGE_PATH}/`], ({ query: { AuthCode } }, response) => {
    const trade = trades.get(typeof AuthCode === 'string' ? AuthCode : '');
    if (trade?.state !== 'unpaid') response.status(400).type('html').send(endPage('There is no such trade to pay.'));
    else response.type('html').send(pageOf(trade));
  });

  app.post(CHOOSE, ({ body }, response) => {
    const { AuthCode = '', choice = '' } = fieldsOf(body);
    const trade = trades.get(AuthCode);
    if (trade?.state !== 'unpaid' || !isMycardChoice(choice)) {
      response.status(400).type('html').send(endPage('There is no such trade to pay.'));
      return;
    }
    play(trade, choice, merchant, callbacks);
    trades.keep();
    const address = trade.made.FacReturnURL;
    const posts = choice === 'paid' || choice === 'doubled' || choice === 'failed' || choice === 'wrongAmount';
    if (posts) response.type('html').send(endPage('Done.', '', { address, fields: returned(trade, key) }));
    else if (choice === 'wrongSignature')
      response.type('html').send(
        endPage('Done.', '', {
          address,
          fields: { ...returned({ ...trade, state: 'paid' }, key), Hash: 'f'.repeat(64) },
        }),
      );
    else response.type('html').send(endPage('Done.', address));
  });

  app.post(MYCARD_API_PATH + CALLS.query, ({ body }, response) => {
    const trade = trades.get(fieldsOf(body)['AuthCode'] ?? '');
    response.json(
      trade === undefined
        ? { ReturnCode: '0', ReturnMsg: 'Unknown AuthCode' }
        : { ReturnCode: '1', ReturnMsg: 'OK', ...resultOf(trade) },
    );
  });

  app.post(MYCARD_API_PATH + CALLS.confirm, ({ body }, response) => {
    const trade = trades.get(fieldsOf(body)['AuthCode'] ?? '');
    const isDone = trade?.state === 'paid';
    if (isDone) {
      trade.isConfirmed = true;
      trades.keep();
      report(`confirmed ${trade.made.FacTradeSeq}`);
    }
    response.json({ ReturnCode: isDone ? '1' : '0', ReturnMsg: isDone ? 'OK' : 'Refused' });
  });
}

/** Applies the choice of the person. */
function play(
  trade: MycardTrade,
  choice: MycardChoice,
  { repairAddress }: MycardMerchant,
  callbacks: CallbackQueue,
): void {
  const { FacTradeSeq } = trade.made;
  const DATA = JSON.stringify({ ReturnCode: '1', TotalNum: 1, FacTradeSeq: [FacTradeSeq] });
  const repair = (afterMs: number): void =>
    callbacks.add({
      wire: 'mycard',
      tradeNo: FacTradeSeq,
      address: repairAddress,
      fields: { DATA },
      afterMs,
      accepted: '1',
      state: 'paid',
    });
  const delays: Readonly<Partial<Record<MycardChoice, readonly number[]>>> = {
    missed: [0],
    doubled: [0, SECOND_MS],
    late: [2 * HOUR_MS],
    codePaid: [HOUR_MS],
  };
  if (choice === 'wrongAmount') trade.Amount = String(Number(trade.Amount) + 1);
  if (PAID_NOW.includes(choice)) trade.state = 'paid';
  if (choice === 'failed') trade.state = 'failed';
  for (const afterMs of delays[choice] ?? []) repair(afterMs);
}

const PAY_RESULTS = { unpaid: '1', paid: '3', failed: '0' } as const;

/** The fields of a trade in a query and on the way back. */
const resultOf = ({ made, TradeSeq, state, Amount }: MycardTrade): Fields => ({
  PayResult: PAY_RESULTS[state],
  FacTradeSeq: made.FacTradeSeq,
  PaymentType: made.PaymentType,
  Amount,
  Currency: made.Currency,
  MyCardTradeNo: state === 'paid' ? TradeSeq : '',
  MyCardType: '',
  PromoCode: '',
});

/** The fields with which the browser goes back. */
function returned(trade: MycardTrade, key: string): Fields {
  const fields = { ReturnCode: '1', ReturnMsg: '', ...resultOf(trade) };
  const text = [...Object.values(resultOf(trade)), key].join('');
  return { ...fields, Hash: createHash('sha256').update(text).digest('hex') };
}

const pageOf = ({ made, AuthCode }: MycardTrade): string =>
  choicePage({
    tradeNo: made.FacTradeSeq,
    amount: made.Amount,
    goods: made.ProductName,
    way: `MyCard ${made.PaymentType}`,
    action: CHOOSE,
    fields: { AuthCode },
    choices: Object.entries(MYCARD_CHOICES),
  });
