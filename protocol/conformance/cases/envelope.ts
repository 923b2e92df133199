import type { ConformanceCase } from '../case.ts';

export const envelopeCases: readonly ConformanceCase[] = [];
