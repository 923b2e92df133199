import type { ConformanceCase } from '../case.ts';

export const inviteCases: readonly ConformanceCase[] = [];
