import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { missingCases, strayCases } from './coverage.ts';
import { CONFORMANCE_CASES } from './index.ts';

const rows = [...OPERATIONS, ...ENDPOINTS];

describe('the conformance suite', () => {
  it('proves the good answer and every declared code of every row', () => {
    expect(missingCases(rows, CONFORMANCE_CASES)).toEqual([]);
  });

  it('proves nothing that no row declares', () => {
    expect(strayCases(rows, CONFORMANCE_CASES)).toEqual([]);
  });

  it('misses a row that has no case, and a code that has none', () => {
    const [first] = OPERATIONS;
    expect(missingCases(first === undefined ? [] : [first], [])).toContain('signInChat 200');
    const withoutRateCase = CONFORMANCE_CASES.filter(({ row, code }) => row !== 'heartbeat' || code !== 300002);
    expect(missingCases(rows, withoutRateCase)).toEqual(['heartbeat 300002']);
  });
});
