import type { SessionRow } from '../dispatch/context.ts';

/** A session right after the sign-in, for rules without a dispatcher. */
export const freshSession = (PlayerID: string, nowText: string): SessionRow => ({
  TokenHash: `session of ${PlayerID}`,
  PlayerID,
  Provider: 'phone',
  CreateTime: nowText,
  Expires: nowText,
  EndReason: '',
  IsRegist: false,
  ProofTime: nowText,
  CodeTime: '',
  DeviceHash: '',
});
