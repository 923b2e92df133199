import { Failure, failField } from '#protocol/failure.ts';
import { failureOf } from '#protocol/frame.ts';
import { Uuid } from '#protocol/entities/identifiers.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { illFormedText } from '#protocol/rules/wellFormed.ts';
import { requireLive } from '../session/session.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import type { Identity, OperationContext, PlayerRow } from './context.ts';
import type { Reader, RowKey } from '../ports/store.ts';
import type { OperationHandler } from './handler.ts';
import { fingerprintOf } from './idempotency.ts';
import { failure, type Outcome } from './outcome.ts';
import { perform } from './perform.ts';
import { isStranger } from './stranger.ts';
import { isGuestPlayer } from '../session/guest.ts';

export interface OperationCall {
  readonly contract: OperationContract;
  readonly R: string | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly identity: Identity | undefined;
  readonly context: OperationContext;
}

export type OperationDispatcher = (call: OperationCall) => Promise<Outcome>;

/** @throws Error if two handlers answer one contract */
export function createOperationDispatcher(handlers: readonly OperationHandler[]): OperationDispatcher {
  const byOp = new Map(handlers.map((handler) => [handler.contract.op, handler]));
  if (byOp.size !== handlers.length) throw new Error('two handlers answer one operation');

  return async ({ contract, R, payload, identity, context }) => {
    const handler = byOp.get(contract.op);
    if (handler === undefined) return failure(new Failure(300003));
    const player = identity?.player;
    try {
      const flags = featureFlagsOf(context.ports);
      const brand = (flags.held ?? (await flags.read())).admit(contract, context.brand, context.now);
      admit(contract, player);
      if (contract.caller === 'member' && player && isGuestPlayer(player)) await requireMember(player, context);
      if (player === undefined) await limitAddress(contract, context);
      const request = readRequest(contract, payload);
      const who = player?.PlayerID ?? context.connection.ID;
      return await perform(context.ports, {
        contract,
        key: contract.effect === 'write' && contract.keepsAnswer ? keyOf(who, contract, R, request) : undefined,
        rate: { ...contract.rate, key: `${who}:${contract.name}` },
        playerID: player?.PlayerID,
        isStranger: isStranger(identity),
        now: context.now,
        reads: [
          ...identityRows(identity),
          ...(handler.reads?.(request, player && { player, now: context.now, ports: context.ports }) ?? []),
        ],
        ...(identity !== undefined && {
          admit: async (db: Reader) => void (await requireLive(db, identity.session, context.now)),
        }),
        run: async (db) => handler.run(request, { ...context, brand, ...(await fresh(identity, context.now, db)) }, db),
      });
    } catch (error) {
      if (error instanceof Failure) return failure(error);
      throw error;
    }
  };
}

/**
 * Reads the player and the session as currently committed. VIP, mute, club and proofs may have changed since the sign-in.
 *
 * @throws Failure 100005 if the session is over by now
 */
async function fresh(identity: Identity | undefined, now: number, db: OperationDb): Promise<Identity | undefined> {
  if (identity === undefined) return undefined;
  const session = await requireLive(db, identity.session, now);
  return { session, player: (await db.table('players').get(identity.player.PlayerID)) ?? identity.player };
}

const identityRows = (identity: Identity | undefined): readonly RowKey[] =>
  identity === undefined
    ? []
    : [
        { table: 'sessions', key: [identity.session.TokenHash] },
        { table: 'players', key: [identity.player.PlayerID] },
      ];
type OperationDb = Parameters<OperationHandler['run']>[2];

/** @throws Failure 100006 */
function admit(contract: OperationContract, player: PlayerRow | undefined): void {
  if (contract.caller !== 'anyone' && player === undefined) throw new Failure(100006);
}

/**
 * A guest may have bound a phone since the connection signed in.
 *
 * @throws Failure 300008
 */
async function requireMember({ PlayerID }: PlayerRow, { ports }: OperationContext): Promise<void> {
  const current = await ports.store.table('players').get(PlayerID);
  if (current === undefined || isGuestPlayer(current)) throw new Failure(300008);
}

/** Several connections of a caller share an address. */
async function limitAddress(contract: OperationContract, { connection, ports }: OperationContext): Promise<void> {
  const { addressLimit, name, rate } = contract;
  if (addressLimit === null || connection.address === undefined) return;
  const wait = await ports.limiter.hit(`address:${connection.address}:${name}`, addressLimit, rate.seconds * 1000);
  if (wait > 0) throw new Failure(300002, { RetryAfter: Math.ceil(wait / 1000) });
}

/** @throws Failure 100000, naming the field */
function readRequest(contract: OperationContract, payload: Readonly<Record<string, unknown>>): unknown {
  const parsed = contract.request.safeParse(payload['Decode'] === true ? decodeTexts(contract, payload) : payload);
  if (!parsed.success) throw failureOf(parsed.error);
  const illFormed = illFormedText(parsed.data);
  if (illFormed !== undefined) failField(illFormed, 'holds what is no text');
  return parsed.data;
}

function decodeTexts(contract: OperationContract, payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const decoded: Record<string, unknown> = { ...payload };
  for (const field of contract.texts) {
    const text = decoded[field];
    if (typeof text !== 'string') continue;
    try {
      decoded[field] = decodeURIComponent(text);
    } catch {
      throw new Failure(100000, { Field: field }, `${field}: is not percent-encoded text`);
    }
  }
  return decoded;
}

function keyOf(who: string, contract: OperationContract, R: string | undefined, request: unknown) {
  if (!Uuid.safeParse(R).success || R === undefined) {
    throw new Failure(100000, { Field: 'R' }, 'R: must be a UUID where something changes');
  }
  return { Scope: `${who}:${contract.name}`, R, Fingerprint: fingerprintOf(request), caller: who };
}
