import type { ConformanceCase } from '../case.ts';

export const passTicketCases: readonly ConformanceCase[] = [];
