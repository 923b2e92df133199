import { z } from 'zod';
import { INVOICE } from '#protocol/entities/order.ts';
import { type InvoiceIssuer, InvoiceRefusal } from '#domain/ports/invoice.ts';
import { GatewayError, postJson } from '../../payments/formAnswer.ts';
import { seal, unseal } from './envelope.ts';
import type { EcpayInvoiceSettings } from './settings.ts';
import {
  Allowed,
  allowFields,
  Answered,
  Company,
  Issued,
  issueFields,
  PATHS,
  Queried,
  REVISION,
  SUCCESS,
  voidFields,
} from './wire.ts';

const NAME = 'ECPay invoices';
const Envelope = z.object({ MerchantID: z.coerce.string(), TransCode: z.coerce.number(), Data: z.string() });

/** Creates the adapter of ECPay's electronic invoices. */
export function createEcpayIssuer(settings: EcpayInvoiceSettings, now: () => number): InvoiceIssuer {
  const { origin, merchantID } = settings;

  /**
   * @returns the data of ECPay's answer. Undefined if ECPay refused. @throws GatewayError without an answer under the
   * shared keys
   */
  async function ask<Said extends z.ZodType>(
    path: string,
    fields: object,
    said: Said,
  ): Promise<z.output<Said> | undefined> {
    const text = await postJson(NAME, origin + path, {
      MerchantID: merchantID,
      RqHeader: { Timestamp: Math.floor(now() / 1000), Revision: REVISION },
      Data: seal(fields, settings),
    });
    const envelope = Envelope.safeParse(jsonOf(text));
    if (!envelope.success || envelope.data.TransCode !== SUCCESS || envelope.data.MerchantID !== merchantID)
      throw new GatewayError(NAME, 'did not take the envelope');
    const content = unseal(envelope.data.Data, settings);
    const answered = Answered.safeParse(content);
    if (!answered.success) throw new GatewayError(NAME, 'answered under other keys');
    if (answered.data.RtnCode !== SUCCESS) return undefined;
    const parsed = said.safeParse(content);
    if (!parsed.success) throw new GatewayError(NAME, 'answered in an unknown form');
    return parsed.data;
  }
  const companyOf = async (number: string): Promise<string | undefined> =>
    (await ask(PATHS.company, { MerchantID: merchantID, UnifiedBusinessNo: number }, Company))?.CompanyName;

  return {
    async accepts({ Type, Number: number }) {
      return Type !== INVOICE.company || (await companyOf(number)) !== undefined;
    },
    async issue(draft) {
      const isCompany = draft.Invoice.Type === INVOICE.company;
      const company = isCompany ? await companyOf(draft.Invoice.Number) : '';
      if (company === undefined) throw new InvoiceRefusal(`${NAME} know no such company`);
      const issued = await ask(PATHS.issue, issueFields(draft, settings, company), Issued);
      if (issued === undefined) throw new InvoiceRefusal(`${NAME} refused an invoice`);
      return { Number: issued.InvoiceNo, RandomCode: issued.RandomNumber, IssueTime: issued.InvoiceDate };
    },
    async query(RelateNumber) {
      const known = await ask(PATHS.query, { MerchantID: merchantID, RelateNumber }, Queried);
      // A wrong `none` is harmless, because ECPay issues one invoice for a number.
      return known ?? { State: 'none' };
    },
    async void(issued) {
      const done = await ask(PATHS.void, voidFields(issued, merchantID), Answered);
      if (done === undefined) throw new InvoiceRefusal(`${NAME} refused to void`);
    },
    async allow(issued, amount) {
      const allowed = await ask(PATHS.allow, allowFields(issued, amount, merchantID), Allowed);
      if (allowed === undefined) throw new InvoiceRefusal(`${NAME} refused an allowance`);
      return allowed.IA_Allow_No;
    },
  };
}

/** Parses a text as JSON. Returns undefined, which no schema accepts, for malformed text. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
