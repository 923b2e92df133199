import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Response } from 'express';
import { type EcpayKeys, type Fields, isSigned, signed } from '../payments/ecpay/signature.ts';
import { PATHS } from '../payments/ecpay/wire.ts';
import { formFields } from '../payments/formAnswer.ts';
import { plannedCallbacks, type PlannedCallback } from './callbacks.ts';
import { choicePage, endPage } from './pages.ts';
import { type Choice, isChoice, type SandboxTrade, SandboxTrades } from './trades.ts';

const MAX_FORM_BYTES = 32 * 1024;
/** ECPay repeats a callback that was not answered with `1|OK`. */
const REPEAT_MS = 5 * 60 * 1000;
const MAX_POSTS = 5;

export interface SandboxParts {
  readonly port: number;
  readonly merchantID: string;
  readonly keys: EcpayKeys;
  readonly now?: () => number;
  /** Told of each callback and its answer. */
  readonly report?: (line: string) => void;
}

export interface SandboxGateway {
  readonly origin: string;
  /** Posts callbacks that are due only later, as if their time had come. */
  postWaiting(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a gateway that speaks ECPay's wire over HTTP as a third party would, with a page where a person chooses the outcome. */
export async function startSandboxGateway(parts: SandboxParts): Promise<SandboxGateway> {
  const sandbox = new Sandbox(parts);
  const server = createServer(sandbox.app());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(parts.port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    postWaiting: () => sandbox.postWaiting(),
    stop: () => sandbox.stop(server),
  };
}

interface Waiting {
  readonly timer: NodeJS.Timeout;
  readonly post: () => Promise<void>;
}

class Sandbox {
  readonly #parts: SandboxParts;
  readonly #trades = new SandboxTrades();
  readonly #waiting = new Set<Waiting>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(parts: SandboxParts) {
    this.#parts = parts;
  }

  app(): Express {
    const app = express();
    app.disable('x-powered-by');
    app.use(express.text({ type: 'application/x-www-form-urlencoded', limit: MAX_FORM_BYTES }));
    app.post(PATHS.checkout, ({ body }, response) => this.#checkout(fieldsOf(body), response));
    app.post('/choose', ({ body }, response) => this.#choose(fieldsOf(body), response));
    app.post(PATHS.query, ({ body }, response) => this.#query(fieldsOf(body), response));
    app.post(PATHS.refund, ({ body }, response) => this.#refund(fieldsOf(body), response));
    return app;
  }

  async postWaiting(): Promise<void> {
    const waiting = [...this.#waiting];
    for (const { timer } of waiting) clearTimeout(timer);
    this.#waiting.clear();
    for (const { post } of waiting) await post();
  }

  async stop(server: Server): Promise<void> {
    for (const { timer } of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
    await Promise.all(this.#underWay);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  #now(): number {
    return this.#parts.now?.() ?? Date.now();
  }

  #isOurs(fields: Fields): boolean {
    return fields['MerchantID'] === this.#parts.merchantID && isSigned(fields, this.#parts.keys);
  }

  #checkout(fields: Fields, response: Response): void {
    if (!this.#isOurs(fields)) {
      response.status(400).type('html').send(endPage('CheckMacValue Error (10200073)', ''));
      return;
    }
    const trade = this.#trades.make(fields);
    if (trade === undefined) {
      response.status(400).type('html').send(endPage('MerchantTradeNo is duplicate (10300028)', ''));
      return;
    }
    response.type('html').send(choicePage(trade));
  }

  #choose({ MerchantTradeNo = '', choice = '' }: Fields, response: Response): void {
    const trade = this.#trades.get(MerchantTradeNo);
    if (trade === undefined || trade.state !== 'unpaid' || !isChoice(choice)) {
      response.status(400).type('html').send(endPage('There is no such trade to pay.', ''));
      return;
    }
    this.#play(trade, choice);
    const back = trade.made['ClientBackURL'] ?? '';
    const posts = choice === 'paid' || choice === 'doubled' || choice === 'failed' || choice === 'simulated';
    // The browser's way back is a cross-site POST for cards, a link otherwise.
    const result = trade.made['OrderResultURL'];
    if (posts && result !== undefined)
      response.type('html').send(endPage('Done.', back, { address: result, fields: {} }));
    else response.type('html').send(endPage('Done.', back));
  }

  #play(trade: SandboxTrade, choice: Choice): void {
    if (choice === 'silent') trade.state = 'paid';
    for (const planned of plannedCallbacks(trade, choice, this.#parts.keys, this.#now())) {
      if (planned.afterMs === 0) this.#track(this.#post(trade, planned, 1));
      else this.#later(planned.afterMs, () => this.#post(trade, planned, 1));
    }
  }

  #later(afterMs: number, post: () => Promise<void>): void {
    const waiting: Waiting = {
      post,
      timer: setTimeout(() => {
        this.#waiting.delete(waiting);
        this.#track(post());
      }, afterMs),
    };
    this.#waiting.add(waiting);
  }

  #track(work: Promise<void>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  async #post(trade: SandboxTrade, planned: PlannedCallback, nth: number): Promise<void> {
    if (planned.state !== undefined) trade.state = planned.state;
    const answer = await fetch(planned.address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(planned.fields).toString(),
      redirect: 'manual',
    })
      .then((response) => response.text())
      .catch(() => 'nothing');
    this.#parts.report?.(`callback for ${trade.made['MerchantTradeNo'] ?? ''}: answered ${answer.slice(0, 40)}`);
    if (answer !== '1|OK' && nth < MAX_POSTS) this.#later(REPEAT_MS, () => this.#post(trade, planned, nth + 1));
  }

  #query(fields: Fields, response: Response): void {
    const tradeNo = fields['MerchantTradeNo'] ?? '';
    const trade = this.#trades.get(tradeNo);
    const statuses = { unpaid: '0', paid: '1', refunded: '1', failed: '10200095' } as const;
    const answer = this.#isOurs(fields)
      ? {
          MerchantID: this.#parts.merchantID,
          MerchantTradeNo: tradeNo,
          TradeNo: trade?.number ?? '',
          TradeAmt: trade?.made['TotalAmount'] ?? '0',
          TradeStatus: trade === undefined ? '10200047' : statuses[trade.state],
          CustomField1: trade?.made['CustomField1'] ?? '',
        }
      : { MerchantID: this.#parts.merchantID, MerchantTradeNo: tradeNo, TradeAmt: '0', TradeStatus: '10200073' };
    const { CustomField1, ...rest } = { CustomField1: '', ...answer };
    const told = trade === undefined ? rest : { ...rest, CustomField1 };
    response.type('text').send(new URLSearchParams(signed(told, this.#parts.keys)).toString());
  }

  #refund(fields: Fields, response: Response): void {
    const trade = this.#trades.get(fields['MerchantTradeNo'] ?? '');
    const isPaid = trade?.state === 'paid' && trade.made['ChoosePayment'] === 'Credit';
    const may = this.#isOurs(fields) && isPaid && fields['Action'] === 'R';
    if (may && trade !== undefined) trade.state = 'refunded';
    const RtnCode = may ? '1' : '10100050';
    response.type('text').send(new URLSearchParams({ RtnCode, RtnMsg: may ? 'OK' : 'Refused' }).toString());
  }
}

const fieldsOf = (body: unknown): Fields => formFields(typeof body === 'string' ? body : '');
