import * as z from 'zod/mini';
import { PlayerID, Time } from './identifiers.ts';
import { SignInProvider, ProviderType } from './provider.ts';

/** The session of this browser (decisions §3). `token` goes into the api-token header and the login frame. */
export const Session = z.object({
  status: z.literal('authenticated'),
  token: z.string(),
  provider: SignInProvider,
  playerID: PlayerID,
  baseURL: z.string(),
  user: z.object({ email: z.string() }),
  phone: z.string(),
  /** True if this sign-in created the account. */
  isRegist: z.boolean(),
  /**
   * 200 while the session is valid. A session that was ended from outside has the reason and an empty token: 100014 the account was
   * disabled, 100015 another sign-in, 300038 the player paused the account.
   */
  signInError: z.object({ Code: z.int() }),
  player: z.object({ playerID: PlayerID, tptType: z.array(ProviderType) }),
  expires: Time,
});
export type Session = z.infer<typeof Session>;
