import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { INVOICE, type Invoice } from '#protocol/entities/order.ts';
import { InvoiceRefusal } from '#domain/ports/invoice.ts';
import { seal, unseal } from './envelope.ts';
import { createEcpayIssuer } from './issuer.ts';
import type { EcpayInvoiceSettings } from './settings.ts';

const KEYS = { hashKey: 'ejCk326UnaZWKisg', hashIV: 'q9jcZX8Ib9LM8wYk' };
const MERCHANT = '2000132';
const NOW = Date.parse('2026-11-27T04:00:00.000Z');
const ISSUED = { Number: 'AB12345678', RandomCode: '0042', IssueTime: '2026-11-26T16:30:00.000Z' };
const Asked = z.object({
  MerchantID: z.literal(MERCHANT),
  RqHeader: z.object({ Timestamp: z.literal(NOW / 1000), Revision: z.literal('3.0.0') }),
  Data: z.string(),
});

let server: Server;
let settings: EcpayInvoiceSettings;
/** The requests to the stub of ECPay, and its next answer. */
let asked: { readonly path: string; readonly data: unknown }[] = [];
let answer: unknown;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { Data } = Asked.parse(JSON.parse(body));
      asked.push({ path: request.url ?? '', data: unseal(Data, KEYS) });
      response.end(JSON.stringify({ MerchantID: MERCHANT, TransCode: 1, Data: seal(answer, KEYS) }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const origin = `http://127.0.0.1:${port}`;
  settings = { ...KEYS, origin, merchantID: MERCHANT, email: 'books@shop.test', address: 'Taipei' };
});
afterAll(async () => {
  server.close();
  await once(server, 'close');
});

/** Calls the adapter with a given answer of ECPay. @returns the outcome and the requests to ECPay */
async function withAnswer<Outcome>(
  said: unknown,
  ask: (issuer: ReturnType<typeof createEcpayIssuer>) => Promise<Outcome>,
) {
  asked = [];
  answer = said;
  return { outcome: await ask(createEcpayIssuer(settings, () => NOW)), asked };
}
const draft = (invoice: Invoice) => ({ RelateNo: 'ABCDEFGHIJKLMNOPQRST', Price: 150, Invoice: invoice });
const DONE = { RtnCode: 1, InvoiceNo: 'AB12345678', InvoiceDate: '2026-11-27 00:30:00', RandomNumber: '0042' };

describe('an invoice', () => {
  it.each([
    ['kept with the account', { Type: INVOICE.account, Number: '' }, { CarrierType: '1', CarrierNum: '', Print: '0' }],
    ['on a barcode', { Type: INVOICE.barcode, Number: '/ABC1234' }, { CarrierType: '3', CarrierNum: '/ABC1234' }],
    [
      'on a certificate',
      { Type: INVOICE.certificate, Number: 'AB12345678901234' },
      { CarrierType: '2', CarrierNum: 'AB12345678901234' },
    ],
    ['that is donated', { Type: INVOICE.donation, Number: '919' }, { Donation: '1', LoveCode: '919', CarrierType: '' }],
  ] as const)('%s is issued', async (_name, invoice, fields) => {
    const { outcome, asked: questions } = await withAnswer(DONE, (issuer) => issuer.issue(draft(invoice)));
    expect(outcome).toEqual(ISSUED);
    expect(questions).toMatchObject([
      { path: '/B2CInvoice/Issue', data: { RelateNumber: 'ABCDEFGHIJKLMNOPQRST', SalesAmount: 150, ...fields } },
    ]);
  });

  it('of a company is printed with its name', async () => {
    const company = { Type: INVOICE.company, Number: '04595257' };
    const said = { ...DONE, CompanyName: 'Acer' };
    const { asked: questions } = await withAnswer(said, (issuer) => issuer.issue(draft(company)));
    expect(questions.map(({ path }) => path)).toEqual(['/B2CInvoice/GetCompanyNameByTaxID', '/B2CInvoice/Issue']);
    expect(questions[1]?.data).toMatchObject({
      CustomerIdentifier: '04595257',
      CustomerName: 'Acer',
      CustomerAddr: 'Taipei',
      Print: '1',
      Donation: '0',
      CarrierType: '',
    });
  });

  it('is certainly not issued if ECPay refuses it', async () => {
    const invoice = { Type: INVOICE.account, Number: '' };
    await expect(withAnswer({ RtnCode: 5_000_022 }, (issuer) => issuer.issue(draft(invoice)))).rejects.toBeInstanceOf(
      InvoiceRefusal,
    );
  });

  it('may have been issued if the answer is unreadable', async () => {
    const invoice = { Type: INVOICE.account, Number: '' };
    for (const said of [{ RtnCode: 1 }, 'text'])
      await expect(withAnswer(said, (issuer) => issuer.issue(draft(invoice)))).rejects.not.toBeInstanceOf(
        InvoiceRefusal,
      );
  });
});

describe('ECPay’s record of a number', () => {
  it('is read with the refunded amounts', async () => {
    const said = {
      RtnCode: 1,
      IIS_Number: 'AB12345678',
      IIS_Create_Date: '2026-11-27 00:30:00',
      IIS_Random_Number: '0042',
      IIS_Invalid_Status: '0',
      IIS_Sales_Amount: 150,
      IIS_Remain_Allowance_Amt: 100,
    };
    const { outcome, asked: questions } = await withAnswer(said, (issuer) => issuer.query('R'));
    expect(outcome).toEqual({ State: 'issued', ...ISSUED, isVoided: false, Allowance: 50 });
    expect(questions).toEqual([{ path: '/B2CInvoice/GetIssue', data: { MerchantID: MERCHANT, RelateNumber: 'R' } }]);
  });

  it('may be missing', async () => {
    expect((await withAnswer({ RtnCode: 2 }, (issuer) => issuer.query('R'))).outcome).toEqual({ State: 'none' });
  });
});

it('voids an invoice by the date of its issue in Taipei', async () => {
  const { asked: questions } = await withAnswer({ RtnCode: 1 }, (issuer) => issuer.void(ISSUED));
  expect(questions).toMatchObject([
    { path: '/B2CInvoice/Invalid', data: { InvoiceNo: 'AB12345678', InvoiceDate: '2026-11-27' } },
  ]);
});

it('gives an allowance for a part', async () => {
  const said = { RtnCode: 1, IA_Allow_No: '2026112700000001' };
  const { outcome, asked: questions } = await withAnswer(said, (issuer) => issuer.allow(ISSUED, 50));
  expect(outcome).toBe('2026112700000001');
  expect(questions).toMatchObject([
    { path: '/B2CInvoice/Allowance', data: { InvoiceNo: 'AB12345678', AllowanceAmount: 50, AllowanceNotify: 'N' } },
  ]);
});

it('accepts a company that ECPay knows', async () => {
  const company = { Type: INVOICE.company, Number: '04595257' };
  expect((await withAnswer({ RtnCode: 1, CompanyName: 'Acer' }, (issuer) => issuer.accepts(company))).outcome).toBe(
    true,
  );
  expect((await withAnswer({ RtnCode: 7 }, (issuer) => issuer.accepts(company))).outcome).toBe(false);
});
