import type { Express, Response } from 'express';
import type { OmgSettings } from '../../payments/omg/settings.ts';
import { isSigned, signed, signatureOf } from '../../payments/omg/signature.ts';
import type { Settled } from '../callbackQueue.ts';
import { fieldsOf } from '../formBody.ts';
import type { Kept } from '../kept.ts';
import { KeptRecords } from '../keptRecords.ts';
import { choicePage, endPage } from '../pages.ts';
import { isOmgChoice, OMG_CHOICES, type OmgChoice, OmgTrade } from './trades.ts';

export const OMG_PATHS = { page: '/omg/pay', choose: '/omg/choose', query: '/omg/query' } as const;
const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** The wire that the sandbox gives OMG, and its merchant. */
export type OmgMerchant = Pick<OmgSettings, 'merchantID' | 'key' | 'fields' | 'recipe' | 'results' | 'answers'>;

/** Answers a hosted page with signed callbacks and a signed query, in the names of its settings. */
export function mountOmg(app: Express, wire: OmgMerchant & Kept): void {
  const { answers, callbacks, fields: names, merchantID, results } = wire;
  const trades = new KeptRecords(wire.folder, 'omg', OmgTrade);
  callbacks.settleBy('omg', (tradeNo, state) => {
    const trade = trades.get(tradeNo);
    if (trade !== undefined) trade.state = state;
    trades.keep();
  });
  const isOurs = (fields: Readonly<Record<string, string>>): boolean =>
    fields[names.merchant] === merchantID && isSigned(fields, wire);
  const refuse = (response: Response, text: string): void => {
    response.status(400).type('html').send(endPage(text));
  };
  const told = (
    { made, number, amount, state }: OmgTrade,
    result: string = state,
  ): Readonly<Record<string, string>> => ({
    [names.merchant]: merchantID,
    [names.trade]: made[names.trade] ?? '',
    [names.amount]: amount,
    [names.currency]: made[names.currency] ?? '',
    [names.goods]: made[names.goods] ?? '',
    [names.result]: result === 'paid' || result === 'failed' ? results[result] : 'waiting',
    [names.number]: number,
  });

  app.post(OMG_PATHS.page, ({ body }, response) => {
    const made = fieldsOf(body);
    const tradeNo = made[names.trade] ?? '';
    if (!isOurs(made)) {
      refuse(response, 'The signature is wrong.');
      return;
    }
    if (trades.has(tradeNo)) {
      refuse(response, 'The number of the trade is taken.');
      return;
    }
    const amount = made[names.amount] ?? '';
    trades.set(tradeNo, {
      made: { ...made },
      number: `OMG${String(trades.size + 1).padStart(8, '0')}`,
      amount,
      state: 'waiting',
    });
    response.type('html').send(
      choicePage({
        tradeNo,
        amount,
        goods: made[names.goods] ?? '',
        way: `OMG ${made[names.way] ?? ''}`,
        action: OMG_PATHS.choose,
        fields: { trade: tradeNo },
        choices: Object.entries(OMG_CHOICES),
      }),
    );
  });

  app.post(OMG_PATHS.choose, ({ body }, response) => {
    const { trade: tradeNo = '', choice = '' } = fieldsOf(body);
    const trade = trades.get(tradeNo);
    if (trade?.state !== 'waiting' || !isOmgChoice(choice)) {
      refuse(response, 'There is no such trade to pay.');
      return;
    }
    if (choice === 'silent') trade.state = 'paid';
    if (choice === 'wrongAmount') trade.amount = String(Number(trade.amount) + 1);
    trades.keep();
    for (const planned of plan(trade, choice))
      callbacks.add({
        ...planned,
        wire: 'omg',
        tradeNo,
        address: trade.made[names.callback] ?? '',
        accepted: answers.accepted,
      });
    response.type('html').send(endPage('Done.', trade.made[names.return]));
  });

  app.post(OMG_PATHS.query, ({ body }, response) => {
    const fields = fieldsOf(body);
    const trade = trades.get(fields[names.trade] ?? '');
    if (trade === undefined || !isOurs(fields)) response.status(404).end();
    else response.type('text').send(new URLSearchParams(signed(told(trade), wire)).toString());
  });

  /** The callbacks that a choice brings. */
  function plan(trade: OmgTrade, choice: OmgChoice) {
    const paid = told(trade, 'paid');
    const at = (fields: Readonly<Record<string, string>>, afterMs: number, state?: Settled) => ({
      fields: signed(fields, wire),
      afterMs,
      state,
    });
    switch (choice) {
      case 'paid':
        return [at(paid, 0, 'paid')];
      case 'late':
        return [at(paid, 2 * HOUR_MS, 'paid')];
      case 'doubled':
        return [at(paid, 0, 'paid'), at(paid, SECOND_MS)];
      case 'failed':
        return [at(told(trade, 'failed'), 0, 'failed')];
      case 'wrongAmount':
        return [at(paid, 0, 'paid')];
      case 'wrongSignature':
        return [
          { ...at(paid, 0), fields: { ...paid, [names.signature]: signatureOf(paid, { ...wire, key: 'another' }) } },
        ];
      case 'silent':
      case 'abandoned':
        return [];
    }
  }
}
