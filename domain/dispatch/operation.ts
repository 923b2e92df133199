import { Failure, fail, failField } from '#protocol/failure.ts';
import { failureOf } from '#protocol/frame.ts';
import { Uuid } from '#protocol/entities/identifiers.ts';
import type { OperationRow } from '#protocol/operation.ts';
import { illFormedText } from '#protocol/rules/wellFormed.ts';
import { isOver } from '../session/session.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import type { Identity, OperationContext, PlayerRow } from './context.ts';
import type { Reader, RowKey } from '../ports/store.ts';
import type { OperationHandler } from './handler.ts';
import { fingerprintOf } from './idempotency.ts';
import { failure, type Outcome } from './outcome.ts';
import { perform } from './perform.ts';
import { isGuestPlayer } from '../session/guest.ts';

export interface OperationCall {
  readonly row: OperationRow;
  readonly R: string | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly identity: Identity | undefined;
  readonly context: OperationContext;
}

/** Answers operations by their handlers. */
export type OperationDispatcher = (call: OperationCall) => Promise<Outcome>;

/**
 * Makes the dispatcher of the realtime protocol.
 * @throws Error when two handlers answer one row
 */
export function createOperationDispatcher(handlers: readonly OperationHandler[]): OperationDispatcher {
  const byOp = new Map(handlers.map((handler) => [handler.row.op, handler]));
  if (byOp.size !== handlers.length) throw new Error('two handlers answer one operation');

  return async ({ row, R, payload, identity, context }) => {
    const handler = byOp.get(row.op);
    if (handler === undefined) return failure(new Failure(300003));
    const player = identity?.player;
    try {
      const flags = featureFlagsOf(context.ports);
      const brand = (flags.held ?? (await flags.read())).admit(row, context.brand, context.now);
      admit(row, player);
      const request = readRequest(row, payload);
      const who = player?.PlayerID ?? context.connection.ID;
      return await perform(context.ports, {
        row,
        key: row.effect === 'write' && row.keepsAnswer ? keyOf(who, row, R, request) : undefined,
        rate: { ...row.rate, key: `${who}:${row.name}` },
        playerID: player?.PlayerID,
        now: context.now,
        reads: [
          ...identityRows(identity),
          ...(handler.reads?.(request, player && { player, now: context.now, ports: context.ports }) ?? []),
        ],
        ...(identity !== undefined && { admit: (db: Reader) => requireLive(identity, context.now, db) }),
        run: async (db) =>
          handler.run(request, { ...context, brand, player: await fresh(identity, context.now, db) }, db),
      });
    } catch (error) {
      if (error instanceof Failure) return failure(error);
      throw error;
    }
  };
}

/**
 * The player as committed now: VIP, mute and club may have changed since the connection signed in.
 * @throws Failure 100005 when the session is over by now
 */
async function fresh(identity: Identity | undefined, now: number, db: OperationDb): Promise<PlayerRow | undefined> {
  if (identity === undefined) return undefined;
  await requireLive(identity, now, db);
  return (await db.table('players').get(identity.player.PlayerID)) ?? identity.player;
}

/** @throws Failure 100005 when the session is over by now */
async function requireLive({ session }: Identity, now: number, db: OperationDb): Promise<void> {
  if (isOver(await db.table('sessions').get(session.TokenHash), now)) fail(100005);
}

/** The rows that say who calls. */
const identityRows = (identity: Identity | undefined): readonly RowKey[] =>
  identity === undefined
    ? []
    : [
        { table: 'sessions', key: [identity.session.TokenHash] },
        { table: 'players', key: [identity.player.PlayerID] },
      ];
type OperationDb = Parameters<OperationHandler['run']>[2];

function admit(row: OperationRow, player: PlayerRow | undefined): void {
  if (row.caller === 'anyone') return;
  if (player === undefined) throw new Failure(100006);
  if (row.caller === 'member' && isGuestPlayer(player)) throw new Failure(300008);
}

/** @throws Failure 100000, naming the field */
function readRequest(row: OperationRow, payload: Readonly<Record<string, unknown>>): unknown {
  const parsed = row.request.safeParse(payload['Decode'] === true ? decodeTexts(row, payload) : payload);
  if (!parsed.success) throw failureOf(parsed.error);
  const illFormed = illFormedText(parsed.data);
  if (illFormed !== undefined) failField(illFormed, 'holds what is no text');
  return parsed.data;
}

function decodeTexts(row: OperationRow, payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const decoded: Record<string, unknown> = { ...payload };
  for (const field of row.texts) {
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

function keyOf(who: string, row: OperationRow, R: string | undefined, request: unknown) {
  if (!Uuid.safeParse(R).success || R === undefined) {
    throw new Failure(100000, { Field: 'R' }, 'R: must be a UUID where something changes');
  }
  return { Scope: `${who}:${row.name}`, R, Fingerprint: fingerprintOf(request) };
}
