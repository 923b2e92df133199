import {
  ENVELOPE_STATUS,
  EnvelopeChannel,
  EnvelopeMethod,
  EnvelopeStatus,
  type OwnRedEnvelope,
  type RedEnvelope,
} from '#protocol/entities/envelope.ts';
import { ENVELOPE_METHOD, luckiestOf } from '#protocol/rules/envelope.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';

export type EnvelopeRow = RowOf<Tables['envelopes']>;

/** The audience as the store has it. */
export const audienceOf = {
  public: 'public',
  club: (clubID: string): string => `club:${clubID}`,
  player: (playerID: string): string => `player:${playerID}`,
} as const;

const idIn = (audience: string, kind: 'club' | 'player'): string =>
  audience.startsWith(`${kind}:`) ? audience.slice(kind.length + 1) : '';

/** An open envelope may have expired before the job ran. */
export const statusAt = ({ Status, ExpireTime }: EnvelopeRow, nowText: string): EnvelopeStatus =>
  Status === ENVELOPE_STATUS.open && ExpireTime <= nowText ? ENVELOPE_STATUS.expired : EnvelopeStatus.parse(Status);

export const serializeEnvelope = (row: EnvelopeRow, sender: PlayerRow, nowText: string): RedEnvelope => ({
  RedEnvelopeID: row.RedEnvelopeID,
  Sender: summaryOf(sender),
  Title: row.Title,
  Content: row.Content,
  Amount: row.Amount,
  Quantity: row.Quantity,
  Method: EnvelopeMethod.parse(row.Method),
  ChannelType: EnvelopeChannel.parse(row.ChannelType),
  ClubID: idIn(row.Audience, 'club'),
  PlayerID: idIn(row.Audience, 'player'),
  Status: statusAt(row, nowText),
  Claimed: row.Claimed,
  ClaimedAmount: row.ClaimedAmount,
  CreateTime: row.CreateTime,
  ExpireTime: row.ExpireTime,
});

/** Serializes the player's own envelopes, with their shares. Needs two reads for all envelopes. */
export async function serializeOwn(
  db: Reader,
  rows: readonly EnvelopeRow[],
  playerID: string,
  nowText: string,
): Promise<readonly OwnRedEnvelope[]> {
  const senders = await playersOf(
    db,
    rows.map(({ SenderID }) => SenderID),
  );
  const ids = rows.map(({ RedEnvelopeID }) => RedEnvelopeID);
  const claims = await db.table('envelopeClaims').find({ where: { PlayerID: playerID, RedEnvelopeID: { in: ids } } });
  const taken = new Map(claims.map(({ RedEnvelopeID, Amount }) => [RedEnvelopeID, Amount]));
  const luckiest = await luckiestIn(db, rows, playerID, taken);
  return rows.flatMap((row) => {
    const sender = senders.get(row.SenderID);
    if (sender === undefined) return [];
    return [
      {
        ...serializeEnvelope(row, sender, nowText),
        MyAmount: taken.get(row.RedEnvelopeID) ?? 0,
        Luckiest: luckiest.has(row.RedEnvelopeID),
      },
    ];
  });
}

/**
 * Finds the envelopes in which the player has the largest share so far. Reads the claims of envelopes with no larger share, to tell which of
 * two equal shares was earlier.
 */
async function luckiestIn(
  db: Reader,
  rows: readonly EnvelopeRow[],
  playerID: string,
  taken: ReadonlyMap<string, number>,
): Promise<ReadonlySet<string>> {
  const best = rows.filter(
    ({ RedEnvelopeID, Method, Claimed, Shares }) =>
      Method === ENVELOPE_METHOD.random &&
      Claimed > 1 &&
      Math.max(...Shares.slice(0, Claimed)) === taken.get(RedEnvelopeID),
  );
  if (best.length === 0) return new Set();
  const claims = await db.table('envelopeClaims').find({
    where: { RedEnvelopeID: { in: best.map(({ RedEnvelopeID }) => RedEnvelopeID) } },
    order: [['CreateTime', 'desc']],
  });
  return new Set(
    best
      .filter(({ RedEnvelopeID, Method }) => {
        const shares = claims.filter((claim) => claim.RedEnvelopeID === RedEnvelopeID);
        return luckiestOf(Method, shares)?.PlayerID === playerID;
      })
      .map(({ RedEnvelopeID }) => RedEnvelopeID),
  );
}

export async function serializeOne(
  db: Reader,
  row: EnvelopeRow,
  playerID: string,
  nowText: string,
): Promise<OwnRedEnvelope> {
  const [own] = await serializeOwn(db, [row], playerID, nowText);
  if (own === undefined) throw new Error(`red envelope ${row.RedEnvelopeID} has no sender`);
  return own;
}

export async function playersOf(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, PlayerRow>> {
  const players = await db.table('players').find({ where: { PlayerID: { in: [...new Set(ids)] } } });
  return new Map(players.map((player) => [player.PlayerID, player]));
}
