import type { ConformanceCase } from '../case.ts';

export const fireWheelCases: readonly ConformanceCase[] = [];
