import type { Reader } from '#store/port.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderPorts, ProviderTransaction } from '../ports.ts';
import type { ProviderTables, SessionRow } from '../tables.ts';

/** @throws ProviderFailure INVALID_SESSION */
export async function requireSession(
  reader: Reader<ProviderTables>,
  { crypto }: Pick<ProviderPorts, 'crypto'>,
  token: string,
): Promise<SessionRow> {
  const [session] = await reader.table('sessions').find({ where: { TokenHash: crypto.sha256(token) }, limit: 1 });
  if (session === undefined) throw new ProviderFailure('INVALID_SESSION');
  return session;
}

export const sessionLock = ({ SessionID }: Pick<SessionRow, 'SessionID'>): string => `session:${SessionID}`;
export const roundLock = (RoundID: string): string => `round:${RoundID}`;

/** The session of a client's token for a unit of work that changes it. */
export async function lockSession(
  tx: ProviderTransaction,
  ports: Pick<ProviderPorts, 'crypto'>,
  token: string,
): Promise<SessionRow> {
  const session = await requireSession(tx, ports, token);
  await tx.lock([sessionLock(session)]);
  return session;
}

/** As `lockSession`, for a session that was just read. By its key, it is read together with those of other units of work. */
export async function lockKnownSession(
  tx: ProviderTransaction,
  { SessionID, TokenHash }: SessionRow,
): Promise<SessionRow> {
  await tx.lock([sessionLock({ SessionID })]);
  const session = await tx.table('sessions').get(SessionID);
  // Another launch has ended the token meanwhile.
  if (session?.TokenHash !== TokenHash) throw new ProviderFailure('INVALID_SESSION');
  return session;
}
