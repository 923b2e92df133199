import express, { type Express } from 'express';
import { z } from 'zod';
import { type EnvelopeKeys, seal, unseal } from '../../invoices/ecpay/envelope.ts';
import { PATHS, REVISION, SUCCESS } from '../../invoices/ecpay/wire.ts';
import { taipeiText } from '../../payments/ecpay/wire.ts';
import type { Kept } from '../kept.ts';
import { InvoiceBooks, type SandboxInvoice } from './books.ts';

const MAX_BYTES = 32 * 1024;
/** RtnCode of everything that the sandbox refuses. */
const REFUSED = 0;
/** Company numbers to which the sandbox says no, or nothing, and a barcode that it refuses, as in the sandbox of the domain. */
const REFUSED_COMPANY = '00000000';
const UNREACHABLE_COMPANY = '50000000';
const REFUSED_BARCODE = '/REFUSED';

/** The merchant that the sandbox knows at the issuer. */
export interface InvoiceMerchant {
  readonly merchantID: string;
  readonly keys: EnvelopeKeys;
}

const Envelope = z.object({
  MerchantID: z.string(),
  RqHeader: z.object({ Timestamp: z.int(), Revision: z.literal(REVISION) }),
  Data: z.string(),
});
const Issue = z.object({
  RelateNumber: z.string().regex(/^\w{1,30}$/),
  SalesAmount: z.int().positive(),
  CarrierNum: z.string(),
  CustomerIdentifier: z.string(),
  Print: z.enum(['0', '1']),
  Donation: z.enum(['0', '1']),
  Items: z.array(z.object({ ItemAmount: z.number() })).min(1),
});
const Query = z.object({ RelateNumber: z.string() });
const Void = z.object({ InvoiceNo: z.string(), InvoiceDate: z.string(), Reason: z.string().min(1) });
const Allow = z.object({ InvoiceNo: z.string(), InvoiceDate: z.string(), AllowanceAmount: z.int().positive() });
const Company = z.object({ UnifiedBusinessNo: z.string() });

/** The fields of a call. Undefined if the sandbox does not answer. */
type Said = Readonly<Record<string, unknown>> | undefined;

/** Answers Issue, GetIssue, Invalid, Allowance and GetCompanyNameByTaxID of ECPay's invoices, in their sealed envelopes. */
export function mountInvoices(
  app: Express,
  { merchantID, keys, folder }: InvoiceMerchant & Pick<Kept, 'folder'>,
): void {
  const books = new InvoiceBooks(folder);
  const answer = <Asked extends z.ZodType>(
    path: string,
    asked: Asked,
    say: (call: z.output<Asked>, time: number) => Said,
  ): void => {
    app.post(path, express.json({ limit: MAX_BYTES }), ({ body }, response) => {
      const envelope = Envelope.safeParse(body);
      const content = envelope.success ? unseal(envelope.data.Data, keys) : undefined;
      const { Timestamp } = envelope.data?.RqHeader ?? { Timestamp: 0 };
      const RpHeader = { Timestamp };
      if (!envelope.success || envelope.data.MerchantID !== merchantID || content === undefined) {
        response.json({ MerchantID: merchantID, RpHeader, TransCode: 0, TransMsg: 'Refused', Data: '' });
        return;
      }
      const call = asked.safeParse(content);
      const said = call.success ? say(call.data, Timestamp * 1000) : { RtnCode: REFUSED, RtnMsg: 'Malformed' };
      if (said === undefined) response.status(503).end();
      else
        response.json({ MerchantID: merchantID, RpHeader, TransCode: SUCCESS, TransMsg: '', Data: seal(said, keys) });
    });
  };
  const refused = (RtnMsg: string): Said => ({ RtnCode: REFUSED, RtnMsg });

  answer(PATHS.issue, Issue, (call, time) => {
    if (call.CarrierNum === REFUSED_BARCODE) return refused('Unknown barcode');
    if (call.Items.reduce((sum, { ItemAmount }) => sum + ItemAmount, 0) !== call.SalesAmount) return refused('Amounts');
    // A company gets a printed invoice, and donates none.
    if (call.CustomerIdentifier !== '' && (call.Print !== '1' || call.Donation !== '0')) return refused('Print');
    const invoice = books.issue(call.RelateNumber, call.SalesAmount, time);
    if (invoice === undefined) return refused('RelateNumber is known');
    const { Number: InvoiceNo, RandomCode: RandomNumber } = invoice;
    return { RtnCode: SUCCESS, RtnMsg: 'OK', InvoiceNo, InvoiceDate: dateOf(invoice), RandomNumber };
  });
  answer(PATHS.query, Query, ({ RelateNumber }) => {
    const invoice = books.get(RelateNumber);
    if (invoice === undefined) return refused('Unknown RelateNumber');
    return {
      RtnCode: SUCCESS,
      IIS_Number: invoice.Number,
      IIS_Create_Date: dateOf(invoice),
      IIS_Random_Number: invoice.RandomCode,
      IIS_Invalid_Status: invoice.isVoided ? '1' : '0',
      IIS_Sales_Amount: invoice.Price,
      IIS_Remain_Allowance_Amt: invoice.left,
    };
  });
  answer(PATHS.void, Void, ({ InvoiceNo, InvoiceDate }) => {
    const invoice = books.find(InvoiceNo);
    if (invoice === undefined || !dateOf(invoice).startsWith(InvoiceDate)) return refused('Unknown invoice');
    if (invoice.isVoided || invoice.left !== invoice.Price) return refused('Taken back');
    invoice.isVoided = true;
    books.keep();
    return { RtnCode: SUCCESS, InvoiceNo };
  });
  answer(PATHS.allow, Allow, ({ InvoiceNo, InvoiceDate, AllowanceAmount }) => {
    const invoice = books.find(InvoiceNo);
    if (invoice === undefined || !dateOf(invoice).startsWith(InvoiceDate)) return refused('Unknown invoice');
    if (invoice.isVoided || invoice.left < AllowanceAmount) return refused('More than is left');
    invoice.left -= AllowanceAmount;
    books.keep();
    return { RtnCode: SUCCESS, IA_Allow_No: `20261127${InvoiceNo.slice(2)}`, IA_Remain_Allowance_Amt: invoice.left };
  });
  answer(PATHS.company, Company, ({ UnifiedBusinessNo }) => {
    if (UnifiedBusinessNo === UNREACHABLE_COMPANY) return undefined;
    return UnifiedBusinessNo === REFUSED_COMPANY
      ? refused('Unknown company')
      : { RtnCode: SUCCESS, CompanyName: `Company ${UnifiedBusinessNo}` };
  });
}

/** A date in Taipei as ECPay's invoices write it. */
const dateOf = ({ time }: SandboxInvoice): string => taipeiText(time).replaceAll('/', '-');
