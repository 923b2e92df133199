import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { AccountExport } from '#protocol/entities/account.ts';
import { bankReasonText, bankSourceText } from '#protocol/rules/bankTexts.ts';
import { maskEmail } from '#protocol/rules/email.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { serializeDevice } from './devices.ts';
import { serializePasskeyFacts } from '../passkey/serialize.ts';
import { ownLimitsOf } from '../ownLimit/readLimits.ts';
import { personOf } from '../session/person.ts';
import { balancesOf } from '../ledger/balances.ts';
import { positionFrom } from '../ledger/posting.ts';
import { pictureDataOf } from '../player/serialize.ts';
import type { Query, Reader } from '../ports/store.ts';
import type { RowOf, TableName, Tables } from '../tables.ts';

/** Days of the bank book that a player may ask for (facts: game history kept 30 days, given on request). */
const BANK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows that are read at a time, and rows of a kind that one document holds. */
const BATCH_SIZE = 500;
const MAX = 20_000;

type Lists = {
  [Name in keyof AccountExport as AccountExport[Name] extends { List: unknown } ? Name : never]: AccountExport[Name];
};
/** Rows of one kind, in batches. */
type Pieces<Name extends keyof Lists> = AsyncIterable<AccountExport[Name]['List']>;

/**
 * Everything that is stored about a player, as the text of an `AccountExport`, streamed.
 * @param now milliseconds
 */
export async function* exportOf(db: Reader, player: PlayerRow, now: number): AsyncGenerator<Uint8Array> {
  const head = JSON.stringify(await headOf(db, player, now));
  yield utf8ToBytes(head.slice(0, -1));
  for (const [name, pieces] of Object.entries(listsOf(db, player, now))) {
    yield utf8ToBytes(`,${JSON.stringify(name)}:{"List":[`);
    let written = 0;
    let isComplete = true;
    for await (const rows of pieces) {
      const some = rows.slice(0, MAX - written);
      isComplete = some.length === rows.length;
      if (some.length > 0) {
        const text = some.map((row) => JSON.stringify(row)).join(',');
        yield utf8ToBytes(`${written === 0 ? '' : ','}${text}`);
      }
      written += some.length;
      if (!isComplete) break;
    }
    yield utf8ToBytes(`],"Complete":${isComplete}}`);
  }
  yield utf8ToBytes('}');
}

type Head = Omit<AccountExport, keyof Lists>;

async function headOf(db: Reader, player: PlayerRow, now: number): Promise<Head> {
  const { PlayerID, Name, Information, Level, VIPLevel, ClubID, ClubRole, RegistTime, LastLoginTime } = player;
  const identities = await db.table('identities').find({ where: { PlayerID } });
  return {
    PlayerID,
    ExportTime: new Date(now).toISOString(),
    Profile: {
      Name,
      Information,
      Level,
      VIPLevel,
      ClubID,
      ClubRole,
      PictureURLs: Object.values(pictureDataOf(player)).filter((address) => address !== ''),
      RegistTime,
      LastLoginTime,
    },
    Identities: {
      Phone: maskPhone(player.Phone),
      Email: maskEmail(player.Email),
      IdentityProviders: identities.map(({ TPType, CreateTime }) => ({ TPType, BindTime: CreateTime })),
    },
    OwnLimits: await ownLimitsOf(db, player, { now, nowText: new Date(now).toISOString() }),
    Wallet: [...(await balancesOf(db, `player:${PlayerID}`))].map(([ItemID, Amount]) => ({ ItemID, Amount })),
  };
}

function listsOf(db: Reader, player: PlayerRow, now: number): { [Name in keyof Lists]: Pieces<Name> } {
  const { PlayerID } = player;
  const newest = [['CreateTime', 'desc']] as const;
  const own = { where: { PlayerID }, order: newest };
  return {
    BankBook: bankBook(db, PlayerID, now),
    Devices: each(db, 'devices', { where: { PlayerID }, order: [['LastTime', 'desc']] }, serializeDevice),
    Gifts: each(db, 'giftRecords', own, ({ CreateTime, Direction, OtherID, ItemID, Amount, Fee }) => ({
      CreateTime,
      Direction,
      OtherID,
      ItemID,
      Amount,
      Fee,
    })),
    Mails: each(db, 'mails', own, ({ CreateTime, FromID, Title, Content, Source }) => ({
      CreateTime,
      FromID,
      Title: Title.zh_tw,
      Content: Content.zh_tw,
      Source,
    })),
    Messages: each(db, 'messages', { where: { FromID: PlayerID }, order: newest }, (row) => ({
      CreateTime: row.CreateTime,
      Channel: row.Channel,
      Message: row.Message,
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

/** Rows of one table as the document holds them. */
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
