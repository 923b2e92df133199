import type { AccountExport } from '#protocol/entities/account.ts';
import { bankReasonText, bankSourceText } from '#protocol/rules/bankTexts.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { balancesOf } from '../ledger/balances.ts';
import { positionFrom } from '../ledger/posting.ts';
import { serializePasskeyFacts } from '../passkey/serialize.ts';
import type { Query, Reader } from '../ports/store.ts';
import { personOf } from '../session/person.ts';
import type { RowOf, TableName, Tables } from '../tables.ts';
import { serializeDevice } from './devices.ts';

/** Days of the bank book that a player may ask for (facts §1: game history is kept for 30 days and given on request). */
const BANK_DAYS = 30;
const BATCH_SIZE = 500;

export type Lists = {
  [Name in keyof AccountExport as AccountExport[Name] extends { List: unknown } ? Name : never]: AccountExport[Name];
};
type Pieces<Name extends keyof Lists> = AsyncIterable<AccountExport[Name]['List']>;

/** The rows of a player, newest first. @param now milliseconds */
export function listsOf(db: Reader, player: PlayerRow, now: number): { [Name in keyof Lists]: Pieces<Name> } {
  const { PlayerID } = player;
  const newest = [['CreateTime', 'desc']] as const;
  const own = { where: { PlayerID }, order: newest };
  return {
    BankBook: bankBook(db, PlayerID, now),
    Bans: each(db, 'playerBans', { where: { PlayerID }, order: [['From', 'desc']] }, (ban) => ({
      From: ban.From,
      Until: ban.Until,
      LiftTime: ban.LiftTime,
      Reason: ban.Reason,
    })),
    ClubBroadcasts: each(
      db,
      'clubBroadcasts',
      { where: { SenderID: PlayerID }, order: newest },
      ({ CreateTime, ClubID, Channel, Text }) => ({ CreateTime, ClubID, Channel, Text }),
    ),
    Devices: each(db, 'devices', { where: { PlayerID }, order: [['LastTime', 'desc']] }, serializeDevice),
    Envelopes: each(db, 'envelopes', { where: { SenderID: PlayerID }, order: newest }, (envelope) => ({
      CreateTime: envelope.CreateTime,
      RedEnvelopeID: envelope.RedEnvelopeID,
      Title: envelope.Title,
      Content: envelope.Content,
      Amount: envelope.Amount,
      Quantity: envelope.Quantity,
    })),
    FavouriteGames: each(db, 'favouriteGames', own, ({ CreateTime, GameCode }) => ({ CreateTime, GameCode })),
    Gifts: each(db, 'giftRecords', own, ({ CreateTime, Direction, OtherID, ItemID, Amount, Fee }) => ({
      CreateTime,
      Direction,
      OtherID,
      ItemID,
      Amount,
      Fee,
    })),
    LiveRooms: each(
      db,
      'liveRooms',
      { where: { HostID: PlayerID }, order: newest },
      ({ CreateTime, RoomID, Title }) => ({ CreateTime, RoomID, Title }),
    ),
    LiveFollows: each(db, 'liveFollows', own, ({ CreateTime, RoomID, Notify }) => ({ CreateTime, RoomID, Notify })),
    LiveSessions: each(
      db,
      'liveSessions',
      { where: { HostID: PlayerID }, order: [['StartTime', 'desc']] },
      ({ StartTime, EndTime, RoomID, Title, PeakViewers }) => ({ StartTime, EndTime, RoomID, Title, PeakViewers }),
    ),
    Mails: each(db, 'mails', own, ({ CreateTime, FromID, Title, Content, Source }) => ({
      CreateTime,
      FromID,
      Title: Title.zh_tw,
      Content: Content.zh_tw,
      Source,
    })),
    MessageReports: each(
      db,
      'messageReports',
      { where: { ReporterID: PlayerID }, order: newest },
      ({ CreateTime, MessageID, FromID, Reason, Status }) => ({ CreateTime, MessageID, FromID, Reason, Status }),
    ),
    Messages: each(db, 'messages', { where: { FromID: PlayerID }, order: newest }, (row) => ({
      CreateTime: row.CreateTime,
      Channel: row.Channel,
      Message: row.Message,
      OriginalMessage: row.OriginalMessage,
    })),
    Missions: each(db, 'missionProgress', { where: { PlayerID } }, (row) => ({
      MissionID: row.MissionID,
      Period: row.Period,
      Count: row.Count,
      DoneTime: row.DoneTime,
      ClaimTime: row.ClaimTime,
    })),
    Orders: each(db, 'orders', own, (order) => ({
      CreateTime: order.CreateTime,
      OrderID: order.OrderID,
      GoodsID: order.GoodsID,
      Price: order.Price,
      GateWay: order.GateWay,
      State: order.State,
      Invoice: order.Invoice,
    })),
    Passkeys: each(db, 'passkeys', own, serializePasskeyFacts),
    PlayDays: each(
      db,
      'playDays',
      { where: { Owner: personOf(player) }, order: [['Day', 'desc']] },
      ({ Owner: _person, ...day }) => day,
    ),
    PlayerReports: each(db, 'playerReports', { where: { ReporterID: PlayerID }, order: newest }, (report) => ({
      CreateTime: report.CreateTime,
      PlayerID: report.PlayerID,
      Reason: report.Reason,
      Text: report.Text,
      Status: report.Status,
    })),
    RecentGames: each(
      db,
      'recentGames',
      { where: { PlayerID }, order: [['LastTime', 'desc']] },
      ({ LastTime, GameCode, MachineNo, Rounds }) => ({ LastTime, GameCode, MachineNo, Rounds }),
    ),
    Relations: each(db, 'relations', own, ({ CreateTime, OtherID, Type }) => ({ CreateTime, OtherID, Type })),
    SecurityEvents: each(db, 'securityEvents', own, ({ CreateTime, Kind, Detail }) => ({ CreateTime, Kind, Detail })),
    Sessions: each(db, 'sessions', { where: { PlayerID } }, ({ CreateTime, Provider, Expires, EndReason }) => ({
      CreateTime,
      Provider,
      Expires,
      EndReason,
    })),
  };
}

async function* each<Name extends TableName, Shown>(
  db: Reader,
  name: Name,
  query: Query<RowOf<Tables[Name]>>,
  shown: (row: RowOf<Tables[Name]>) => Shown,
): AsyncGenerator<Shown[]> {
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const rows = await db.table(name).find({ ...query, limit: BATCH_SIZE, offset });
    yield rows.map(shown);
    if (rows.length < BATCH_SIZE) return;
  }
}

/** The ledger entries of the last 30 days, item by item, newest first. */
async function* bankBook(db: Reader, playerID: string, now: number): AsyncGenerator<AccountExport['BankBook']['List']> {
  const Owner = `player:${playerID}`;
  const earliest = now - BANK_DAYS * DAY_MS;
  for (const ItemID of (await balancesOf(db, Owner)).keys()) {
    const where = {
      Owner,
      ItemID,
      Position: { gte: positionFrom(earliest) },
      CreateTime: { gte: new Date(earliest).toISOString() },
    };
    for await (const entries of each(db, 'entries', { where, order: [['Position', 'desc']] }, (entry) => entry)) {
      const ids = [...new Set(entries.map(({ TransferID }) => TransferID))];
      const transfers = await db.table('transfers').find({ where: { ID: { in: ids } } });
      const byID = new Map(transfers.map((transfer) => [transfer.ID, transfer]));
      yield entries.map(({ TransferID, CreateTime, BeforeAmount, AfterAmount }) => ({
        CreateTime,
        ItemID,
        BeforeAmount,
        AfterAmount,
        Source: bankSourceText(byID.get(TransferID)?.Source ?? '', 'zh_tw'),
        Reason: bankReasonText(byID.get(TransferID)?.Reason ?? '', 'zh_tw'),
      }));
    }
  }
}
