import type { ConformanceCase } from '../case.ts';

export const announcementCases: readonly ConformanceCase[] = [];
