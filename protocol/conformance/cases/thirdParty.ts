import type { ConformanceCase } from '../case.ts';

export const thirdPartyCases: readonly ConformanceCase[] = [];
