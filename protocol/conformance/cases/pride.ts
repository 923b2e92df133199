import type { ConformanceCase } from '../case.ts';

export const prideCases: readonly ConformanceCase[] = [];
