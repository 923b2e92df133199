import type { ConformanceCase } from '../case.ts';
import { clubRoleCases } from './clubRoles.ts';

export const clubCases: readonly ConformanceCase[] = [...clubRoleCases];
