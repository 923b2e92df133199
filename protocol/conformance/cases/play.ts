import type { ConformanceCase } from '../case.ts';

export const playCases: readonly ConformanceCase[] = [];
