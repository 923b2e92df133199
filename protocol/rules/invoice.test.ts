import { describe, expect, it } from 'vitest';
import { invoiceFault, isCitizenCertificate, isCompanyNumber, isDonationCode, isMobileBarcode } from './invoice.ts';

describe('the particulars of an invoice', () => {
  it('know a mobile barcode', () => {
    for (const good of ['/ABC1234', '/.+-9ZZZ']) expect(isMobileBarcode(good), good).toBe(true);
    for (const bad of ['ABC12345', '/abc1234', '/ABC123', '/ABC12345', '/ABC 234']) {
      expect(isMobileBarcode(bad), bad).toBe(false);
    }
  });

  it('know a citizen certificate', () => {
    expect(isCitizenCertificate('AB12345678901234')).toBe(true);
    for (const bad of ['ab12345678901234', 'A112345678901234', 'AB1234567890123', 'AB123456789012345']) {
      expect(isCitizenCertificate(bad), bad).toBe(false);
    }
  });

  it('know a donation code', () => {
    for (const good of ['919', '25885', '1234567']) expect(isDonationCode(good), good).toBe(true);
    for (const bad of ['91', '12345678', '91a', '']) expect(isDonationCode(bad), bad).toBe(false);
  });

  it('know a company number by its sum', () => {
    for (const good of ['04595257', '10458575']) expect(isCompanyNumber(good), good).toBe(true);
    for (const bad of ['04595258', '10458576', '1045857', '104585755', '1045857a']) {
      expect(isCompanyNumber(bad), bad).toBe(false);
    }
  });

  it('let a 7 in the seventh place count as 1 or 0', () => {
    // The other parts sum to 9 and to 10.
    for (const good of ['90000070', '91000073']) expect(isCompanyNumber(good), good).toBe(true);
    expect(isCompanyNumber('80000070')).toBe(false);
  });

  it('are at fault by what they are', () => {
    expect(invoiceFault({ Type: 1, Number: '' })).toBeUndefined();
    expect(invoiceFault({ Type: 2, Number: '919' })).toBe(200089);
    expect(invoiceFault({ Type: 3, Number: '/ABC1234' })).toBe(200089);
    expect(invoiceFault({ Type: 4, Number: 'x' })).toBe(200090);
    expect(invoiceFault({ Type: 5, Number: '04595258' })).toBe(200091);
    expect(invoiceFault({ Type: 5, Number: '04595257' })).toBeUndefined();
  });
});
