import { describe, expect, it } from 'vitest';
import {
  invoiceFault,
  isCitizenCertificate,
  isCompanyNumber,
  isDonationBeginning,
  isDonationCode,
  isMobileBarcode,
} from './invoice.ts';

const passing = (rule: (text: string) => boolean, ...texts: readonly string[]): readonly string[] => texts.filter(rule);

describe('the fields of an invoice', () => {
  it('accept a mobile barcode', () => {
    expect(
      passing(isMobileBarcode, '/ABC1234', '/.+-9ZZZ', 'ABC12345', '/abc1234', '/ABC123', '/ABC12345', '/ABC 234'),
    ).toEqual(['/ABC1234', '/.+-9ZZZ']);
  });

  it('accept a citizen certificate', () => {
    expect(
      passing(
        isCitizenCertificate,
        'AB12345678901234',
        'ab12345678901234',
        'A112345678901234',
        'AB1234567890123',
        'AB123456789012345',
      ),
    ).toEqual(['AB12345678901234']);
  });

  it('accept a donation code', () => {
    const right = ['919', '25885', '1234567', 'X12', 'X123456'];
    const wrong = ['91', '12345678', '91a', '', 'X', 'X1', 'X1234567', 'x12', 'XX1', '1X2', 'Y12'];
    expect(passing(isDonationCode, ...right, ...wrong)).toEqual(right);
  });

  it('tell the beginning of a donation code from a wrong one', () => {
    const right = ['', '9', '91', 'X', 'X1'];
    expect(passing(isDonationBeginning, ...right, '919', 'x', 'XX', '1X', 'A')).toEqual(right);
  });

  it('accept a company number by its sum', () => {
    expect(
      passing(isCompanyNumber, '04595257', '10458575', '04595258', '10458576', '1045857', '104585755', '1045857a'),
    ).toEqual(['04595257', '10458575']);
  });

  it('let a 7 in the seventh place count as 1 or 0', () => {
    // The other parts sum to 9, 14 and 8.
    expect(passing(isCompanyNumber, '90000070', '91000073', '80000070')).toEqual(['90000070', '91000073']);
  });

  it('fail with the code of the field', () => {
    expect(invoiceFault({ Type: 1, Number: '' })).toBeUndefined();
    expect(invoiceFault({ Type: 2, Number: '919' })).toBe(200089);
    expect(invoiceFault({ Type: 3, Number: '/ABC1234' })).toBe(200089);
    expect(invoiceFault({ Type: 4, Number: 'x' })).toBe(200090);
    expect(invoiceFault({ Type: 5, Number: '04595258' })).toBe(200091);
    expect(invoiceFault({ Type: 5, Number: '04595257' })).toBeUndefined();
  });
});
