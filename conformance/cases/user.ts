import type { ConformanceCase } from '../case.ts';
import { exclusionCases } from './user/exclusion.ts';
import { modifyProfileCases } from './user/modifyProfile.ts';
import { ownProfileCases } from './user/ownProfile.ts';
import { phoneCases } from './user/phone.ts';
import { privacyCases } from './user/privacy.ts';
import { reportCases } from './user/report.ts';
import { suspensionCases } from './user/suspension.ts';
import { userInfoCases } from './user/userInfo.ts';

export const userCases: readonly ConformanceCase[] = [
  ...userInfoCases,
  ...ownProfileCases,
  ...modifyProfileCases,
  ...phoneCases,
  ...privacyCases,
  ...reportCases,
  ...suspensionCases,
  ...exclusionCases,
];
