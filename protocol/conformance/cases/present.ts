import type { ConformanceCase } from '../case.ts';

export const presentCases: readonly ConformanceCase[] = [];
