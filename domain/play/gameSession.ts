import type { Moment } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { createToken, hashToken, seal, sealsOf } from '../session/secrets.ts';
import type { SigningKeys } from '../session/signingKeys.ts';
import type { RowOf, Tables } from '../tables.ts';

export type GameSessionRow = RowOf<Tables['gameSessions']>;

/** How long a game session accepts stakes. */
const SESSION_MS = 12 * 60 * 60 * 1000;
/** How long the one-use token of a launch is valid. */
const LAUNCH_MS = 2 * 60 * 1000;

/** The token of a session is derived from the token of its launch, so that a repeated `authenticate` returns it again. */
const purposed = (launchToken: string): string => `gameSession:${launchToken}`;

/** @returns the one-use token for the game's address. The store has only the hash of the token. */
export async function openGameSession(
  tx: Transaction,
  { ports, now, nowText }: Moment,
  draft: Pick<GameSessionRow, 'PlayerID' | 'GameCode' | 'Brand' | 'Provider' | 'SessionHash'> &
    Partial<Pick<GameSessionRow, 'JoinID'>>,
): Promise<string> {
  const launchToken = createToken(ports.random);
  await tx.table('gameSessions').insert({
    JoinID: '',
    ...draft,
    TokenHash: hashToken(seal(ports.secret, purposed(launchToken))),
    LaunchHash: hashToken(launchToken),
    UsedBy: '',
    CreateTime: nowText,
    Expires: new Date(now + SESSION_MS).toISOString(),
  });
  return launchToken;
}

export async function sessionOfLaunch(db: Reader, launchToken: string): Promise<GameSessionRow | undefined> {
  const [session] = await db.table('gameSessions').find({ where: { LaunchHash: hashToken(launchToken) }, limit: 1 });
  return session;
}

/** Undefined if the key that created the token was removed. */
export const tokenOfLaunch = (
  keys: SigningKeys,
  { TokenHash }: Pick<GameSessionRow, 'TokenHash'>,
  launchToken: string,
): string | undefined => sealsOf(keys, purposed(launchToken)).find((token) => hashToken(token) === TokenHash);

export const isLaunchOver = ({ CreateTime }: Pick<GameSessionRow, 'CreateTime'>, now: number): boolean =>
  now > Date.parse(CreateTime) + LAUNCH_MS;
