import type { ConformanceCase } from '../case.ts';
import { allianceCases } from './alliance.ts';
import { clubExportCases } from './clubExport.ts';
import { clubFoundCases } from './clubFound.ts';
import { clubJoinCases } from './clubJoin.ts';
import { clubOfficeCases } from './clubOffice.ts';
import { clubRoleCases } from './clubRoles.ts';
import { clubVaultCases } from './clubVault.ts';

export const clubCases: readonly ConformanceCase[] = [
  ...clubFoundCases,
  ...clubJoinCases,
  ...clubOfficeCases,
  ...clubVaultCases,
  ...clubExportCases,
  ...allianceCases,
  ...clubRoleCases,
];
