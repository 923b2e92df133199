import type { ConformanceCase } from '../case.ts';

export const newStoreCases: readonly ConformanceCase[] = [];
