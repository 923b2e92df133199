import type { ConformanceCase } from './case.ts';
import { authCases } from './cases/auth.ts';
import { captchaCases } from './cases/captcha.ts';
import { chatCases } from './cases/chat.ts';
import { connectionCases } from './cases/connection.ts';
import { devCases } from './cases/dev.ts';
import { everyEndpointCases } from './cases/everyEndpoint.ts';
import { everyOperationCases } from './cases/everyOperation.ts';
import { lobbyCases } from './cases/lobby.ts';
import { userCases } from './cases/user.ts';

/** The whole suite: the same cases run against every shell, over its real wire. */
export const CONFORMANCE_CASES: readonly ConformanceCase[] = [
  ...connectionCases,
  ...userCases,
  ...lobbyCases,
  ...chatCases,
  ...authCases,
  ...captchaCases,
  ...devCases,
  ...everyOperationCases,
  ...everyEndpointCases,
];
