import type { ConformanceCase } from '../case.ts';

export const paymentCases: readonly ConformanceCase[] = [];
