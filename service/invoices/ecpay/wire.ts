import { z } from 'zod';
import { INVOICE, type Invoice } from '#protocol/entities/order.ts';
import type { InvoiceDraft, InvoiceReport, IssuedInvoice } from '#domain/ports/invoice.ts';
import type { EcpayInvoiceSettings } from './settings.ts';

/** The names and values of ECPay's invoices for consumers (B2C), version 3. */
export const PATHS = {
  issue: '/B2CInvoice/Issue',
  query: '/B2CInvoice/GetIssue',
  void: '/B2CInvoice/Invalid',
  allow: '/B2CInvoice/Allowance',
  company: '/B2CInvoice/GetCompanyNameByTaxID',
} as const;

export const REVISION = '3.0.0';
/** RtnCode and TransCode of a success. */
export const SUCCESS = 1;
/** The name of the sold item on the invoice. */
const ITEM_NAME = '線上遊戲點數';
const VOID_REASON = '消費者解約退款';
const CARRIERS: Readonly<Partial<Record<Invoice['Type'], string>>> = {
  [INVOICE.account]: '1',
  [INVOICE.certificate]: '2',
  [INVOICE.barcode]: '3',
};
const TAIPEI_MS = 8 * 60 * 60 * 1000;

const itemsOf = (amount: number) => [
  { ItemSeq: 1, ItemName: ITEM_NAME, ItemCount: 1, ItemWord: '份', ItemPrice: amount, ItemAmount: amount },
];

/** @param company the name of the company that pays; empty for a player */
export function issueFields(
  { RelateNo, Price, Invoice: invoice }: InvoiceDraft,
  { merchantID, email, address }: EcpayInvoiceSettings,
  company: string,
) {
  const isCompany = invoice.Type === INVOICE.company;
  const isDonated = invoice.Type === INVOICE.donation;
  return {
    MerchantID: merchantID,
    RelateNumber: RelateNo,
    CustomerIdentifier: isCompany ? invoice.Number : '',
    CustomerName: company,
    CustomerAddr: isCompany ? address : '',
    CustomerEmail: email,
    // A company gets a printed invoice, without a carrier.
    Print: isCompany ? '1' : '0',
    Donation: isDonated ? '1' : '0',
    LoveCode: isDonated ? invoice.Number : '',
    CarrierType: CARRIERS[invoice.Type] ?? '',
    CarrierNum: isCompany || isDonated ? '' : invoice.Number,
    TaxType: '1',
    InvType: '07',
    vat: '1',
    SalesAmount: Price,
    Items: itemsOf(Price),
  };
}

/** The date of an invoice in Taipei, as ECPay writes it. */
const dateOf = ({ IssueTime }: IssuedInvoice): string =>
  new Date(Date.parse(IssueTime) + TAIPEI_MS).toISOString().slice(0, 10);

export const voidFields = (issued: IssuedInvoice, MerchantID: string) => ({
  MerchantID,
  InvoiceNo: issued.Number,
  InvoiceDate: dateOf(issued),
  Reason: VOID_REASON,
});

export const allowFields = (issued: IssuedInvoice, amount: number, MerchantID: string) => ({
  MerchantID,
  InvoiceNo: issued.Number,
  InvoiceDate: dateOf(issued),
  // The product notifies the player itself.
  AllowanceNotify: 'N',
  AllowanceAmount: amount,
  Items: itemsOf(amount),
});

/** A time in Taipei: `yyyy-MM-dd HH:mm:ss`. */
const taipeiTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+08:00`).toISOString());
const NumberOfInvoice = z.string().regex(/^[A-Z]{2}\d{8}$/);
const RandomCode = z.string().regex(/^\d{4}$/);

export const Answered = z.object({ RtnCode: z.coerce.number() });
export const Issued = z.object({ InvoiceNo: NumberOfInvoice, InvoiceDate: taipeiTime, RandomNumber: RandomCode });
export const Allowed = z.object({ IA_Allow_No: z.string() });
export const Company = z.object({ CompanyName: z.string() });
export const Queried = z
  .object({
    IIS_Number: NumberOfInvoice,
    IIS_Create_Date: taipeiTime,
    IIS_Random_Number: RandomCode,
    IIS_Invalid_Status: z.coerce.string(),
    IIS_Sales_Amount: z.coerce.number(),
    IIS_Remain_Allowance_Amt: z.coerce.number(),
  })
  .transform(
    (said): InvoiceReport => ({
      State: 'issued',
      Number: said.IIS_Number,
      RandomCode: said.IIS_Random_Number,
      IssueTime: said.IIS_Create_Date,
      isVoided: said.IIS_Invalid_Status === '1',
      Allowance: said.IIS_Sales_Amount - said.IIS_Remain_Allowance_Amt,
    }),
  );
