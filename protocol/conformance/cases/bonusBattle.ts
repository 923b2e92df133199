import type { ConformanceCase } from '../case.ts';

export const bonusBattleCases: readonly ConformanceCase[] = [];
