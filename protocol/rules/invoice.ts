import { INVOICE, type Invoice } from '../entities/order.ts';

const BARCODE = /^\/[0-9A-Z.+-]{7}$/;
const CERTIFICATE = /^[A-Z]{2}\d{14}$/;
const DONATION = /^(\d|X)\d{2,6}$/;
const DONATION_BEGINNING = /^(\d|X)?\d?$/;
const COMPANY = /^\d{8}$/;
const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];
const SEVENTH = 6;

/** A slash and seven characters. */
export const isMobileBarcode = (text: string): boolean => BARCODE.test(text);

/** Two capitals and fourteen digits. */
export const isCitizenCertificate = (text: string): boolean => CERTIFICATE.test(text);

/** Three to seven digits. The first may be an X. The ministry's list is not checked, since it may be down. */
export const isDonationCode = (text: string): boolean => DONATION.test(text);

/** Whether a text may become a donation code. */
export const isDonationBeginning = (text: string): boolean => DONATION_BEGINNING.test(text);

/**
 * Whether a text is a company number: the sum of the digits of each digit times its weight is divisible by 5. A 7 in the seventh place may
 * count as 1 or 0.
 */
export function isCompanyNumber(text: string): boolean {
  if (!COMPANY.test(text)) return false;
  const digits = [...text].map(Number);
  const parts = digits.map((digit, at) => sumOfDigits(digit * (WEIGHTS[at] ?? 0)));
  const sum = parts.reduce((total, part) => total + part, 0);
  if (digits[SEVENTH] !== 7) return sum % 5 === 0;
  const others = sum - (parts[SEVENTH] ?? 0);
  return others % 5 === 0 || (others + 1) % 5 === 0;
}

const sumOfDigits = (number: number): number => Math.floor(number / 10) + (number % 10);

/**
 * Finds the fault in the fields of an invoice.
 *
 * @returns 200089 for a carrier, 200090 for a donation code, 200091 for a company number; undefined if there is none
 */
export function invoiceFault({ Type, Number: number }: Invoice): 200089 | 200090 | 200091 | undefined {
  switch (Type) {
    case INVOICE.barcode:
      return isMobileBarcode(number) ? undefined : 200089;
    case INVOICE.certificate:
      return isCitizenCertificate(number) ? undefined : 200089;
    case INVOICE.donation:
      return isDonationCode(number) ? undefined : 200090;
    case INVOICE.company:
      return isCompanyNumber(number) ? undefined : 200091;
    default:
      return undefined;
  }
}
