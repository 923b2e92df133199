import type { SeedView } from '#games/api/index.ts';
import { type ProviderPorts, type ProviderTransaction, randomHex, timeText } from '../ports.ts';
import type { SeedRow, SessionRow } from '../tables.ts';
import { isOpen } from '../round/states.ts';
import { ProviderFailure } from '../failure.ts';

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;
/** Without colons and points, which separate the fields of a block's message. */
export const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

export const seedView = ({ SeedID, Commitment, ClientSeed, NonceUsed }: SeedRow): SeedView => ({
  SeedID,
  Commitment,
  ClientSeed,
  Nonce: NonceUsed + 1,
});

/** @param clientSeed a random one unless given */
export async function addSeed(
  tx: ProviderTransaction,
  ports: ProviderPorts,
  SessionID: string,
  clientSeed: string = randomHex(ports, CLIENT_SEED_BYTES),
): Promise<SeedRow> {
  const ServerSeed = randomHex(ports, SEED_BYTES);
  const seed: SeedRow = {
    SeedID: randomHex(ports, 16),
    SessionID,
    Commitment: ports.crypto.sha256(ServerSeed),
    ServerSeed,
    NonceUsed: 0,
    ClientSeed: clientSeed,
    CreateTime: timeText(ports.now()),
    RevealTime: '',
  };
  await tx.table('seeds').insert(seed);
  return seed;
}

/** @throws Error if the store has lost the seed of a session */
export async function seedOf(tx: ProviderTransaction, { SeedID }: Pick<SessionRow, 'SeedID'>): Promise<SeedRow> {
  const seed = await tx.table('seeds').get(SeedID);
  if (seed === undefined) throw new Error(`there is no seed ${SeedID}`);
  return seed;
}

/** Reveals the seed of a session and begins a new one, which keeps the client seed. @throws ProviderFailure ROUND_OPEN */
export async function rotateSeedWithin(
  tx: ProviderTransaction,
  ports: ProviderPorts,
  session: SessionRow,
): Promise<{ readonly revealed: SeedRow; readonly next: SeedRow }> {
  const { SessionID, RoundID, SeedID } = session;
  const last = RoundID === '' ? undefined : await tx.table('rounds').get(RoundID);
  if (last !== undefined && isOpen(last)) throw new ProviderFailure('ROUND_OPEN');
  // The shots of an open window use the seed.
  if ((await tx.table('fishWindows').count({ SessionID, State: { in: ['holding', 'open'] } })) > 0)
    throw new ProviderFailure('ROUND_OPEN');
  const old = await seedOf(tx, session);
  const RevealTime = timeText(ports.now());
  await tx.table('seeds').update({ SeedID }, { RevealTime });
  const next = await addSeed(tx, ports, SessionID, old.ClientSeed);
  await tx.table('sessions').update({ SessionID }, { SeedID: next.SeedID });
  return { revealed: { ...old, RevealTime }, next };
}

/** @throws ProviderFailure CLIENT_SEED */
export async function setClientSeedWithin(
  tx: ProviderTransaction,
  session: SessionRow,
  ClientSeed: string,
): Promise<SeedRow> {
  if (!CLIENT_SEED.test(ClientSeed)) throw new ProviderFailure('CLIENT_SEED');
  const seed = await seedOf(tx, session);
  await tx.table('seeds').update({ SeedID: seed.SeedID }, { ClientSeed });
  return { ...seed, ClientSeed };
}
