import type { ConformanceCase } from '../case.ts';

export const missionCases: readonly ConformanceCase[] = [];
