import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { missingCases, undeclaredCases } from './coverage.ts';
import { CONFORMANCE_CASES } from './index.ts';

const contracts = [...OPERATIONS, ...ENDPOINTS];

describe('the conformance suite', () => {
  it('proves the good answer and every declared code of every contract', () => {
    expect(missingCases(contracts, CONFORMANCE_CASES)).toEqual([]);
  });

  it('proves nothing that no contract declares', () => {
    expect(undeclaredCases(contracts, CONFORMANCE_CASES)).toEqual([]);
  });

  it('misses a contract that has no case, and a code that has none', () => {
    const [first] = OPERATIONS;
    expect(missingCases(first === undefined ? [] : [first], [])).toContain('signInChat 200');
    const withoutRateCase = CONFORMANCE_CASES.filter(
      ({ contract, code }) => contract !== 'heartbeat' || code !== 300002,
    );
    expect(missingCases(contracts, withoutRateCase)).toEqual(['heartbeat 300002']);
  });
});
