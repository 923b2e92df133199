import type { UseQueryResult } from '@tanstack/react-query';
import type { BankTrend, BankTrendTab } from '#protocol/entities/bank.ts';
import { getBankTrend } from '#protocol/operations/bank.ts';
import { useOperation } from '../../base/client/index.ts';

/** The daily sums of a tab (11690). */
export const useBookTrend = (Tab: BankTrendTab): UseQueryResult<BankTrend> => useOperation(getBankTrend, { Tab });
