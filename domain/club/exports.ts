import * as endpoints from '#protocol/endpoints/club.ts';
import type { ClubCoupon, ClubMember, VaultRecord } from '#protocol/entities/club.ts';
import { fail } from '#protocol/failure.ts';
import type { RestContext } from '../dispatch/context.ts';
import { type CsvRow, csvFile } from '../dispatch/csv.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { Reader } from '../ports/store.ts';
import { findPage } from '../page.ts';
import { serializeCoupons } from './coupons.ts';
import { MEMBER_ORDER } from './readClubs.ts';
import { type ClubRow, office, RANK } from './office.ts';
import { clubMembers } from './serialize.ts';
import { vaultRecords } from './vault.ts';

interface Sheet<Item> {
  readonly name: string;
  readonly header: CsvRow;
  readonly cells: (item: Item) => CsvRow;
}
interface Rows<Item> {
  readonly List: Item[];
  readonly Total: number;
}

/** The answer is JSON, or a CSV file to download. */
function exported<Item>(
  { attach }: RestContext,
  isCSV: boolean,
  rows: Rows<Item>,
  { name, header, cells }: Sheet<Item>,
): Rows<Item> {
  async function* pages() {
    yield rows.List.map(cells);
  }
  if (isCSV) attach(csvFile(name, header, pages()));
  return rows;
}

/** @throws Failure 200105 if the player is in no club, 200107 for members without an office */
async function booksOf(db: Reader, { identity }: RestContext): Promise<ClubRow> {
  if (identity === undefined) fail(100005);
  return (await office(db, identity.player, 'seeVault')).club;
}

const MEMBERS: Sheet<ClubMember> = {
  name: 'club-members.csv',
  header: ['PlayerID', 'Name', 'ClubRole', 'Level', 'VIPLevel', 'Contribution', 'JoinTime', 'LastLoginTime'],
  cells: (member) => [
    member.PlayerID,
    member.Name,
    member.ClubRole,
    member.Level,
    member.VIPLevel,
    member.Contribution,
    member.JoinTime,
    member.LastLoginTime,
  ],
};

export const exportClubMembers = answerEndpoint(
  endpoints.exportClubMembers,
  async ({ Tab, isCSV, ...page }, context, db) => {
    const { ClubID } = await booksOf(db, context);
    const where = { ClubID, ...(Tab === 2 && { Rank: { lt: RANK.member } }) };
    const { rows, total } = await findPage(db, 'clubMembers', { where, order: MEMBER_ORDER }, page);
    return exported(context, isCSV, { List: [...(await clubMembers(db, rows, context.now))], Total: total }, MEMBERS);
  },
);

const EXCHANGES: Sheet<VaultRecord> = {
  name: 'club-exchanges.csv',
  header: ['ID', 'CreateTime', 'Kind', 'ActorID', 'ActorName', 'PlayerID', 'PlayerName', 'Amount', 'Balance'],
  cells: (record) => [
    record.ID,
    record.CreateTime,
    record.Kind,
    record.Actor?.PlayerID ?? '',
    record.Actor?.Name ?? '',
    record.Player?.PlayerID ?? '',
    record.Player?.Name ?? '',
    record.Amount,
    record.Balance,
  ],
};

export const exportClubExchanges = answerEndpoint(
  endpoints.exportClubExchanges,
  async ({ Tab, isCSV, ...page }, context, db) => {
    const { ClubID } = await booksOf(db, context);
    const where = { ClubID, ...(Tab !== undefined && { Kind: Tab }) };
    const { rows, total } = await findPage(db, 'clubVaultRecords', { where, order: [['Seq', 'desc']] }, page);
    return exported(context, isCSV, { List: [...(await vaultRecords(db, rows))], Total: total }, EXCHANGES);
  },
);

const COUPONS: Sheet<ClubCoupon> = {
  name: 'club-coupons.csv',
  header: ['CouponID', 'CreateTime', 'Expires', 'Status', 'PlayerID', 'PlayerName', 'IssuerID', 'IssuerName', 'Amount'],
  cells: (coupon) => [
    coupon.CouponID,
    coupon.CreateTime,
    coupon.Expires,
    coupon.Status,
    coupon.Player.PlayerID,
    coupon.Player.Name,
    coupon.Issuer.PlayerID,
    coupon.Issuer.Name,
    coupon.Amount,
  ],
};

export const exportClubCoupons = answerEndpoint(
  endpoints.exportClubCoupons,
  async ({ Tab, isCSV, ...page }, context, db) => {
    const { ClubID } = await booksOf(db, context);
    const where = { ClubID, ...(Tab === 2 && { Status: 'open' }) };
    const { rows, total } = await findPage(db, 'clubCoupons', { where, order: [['CreateTime', 'desc']] }, page);
    return exported(context, isCSV, { List: [...(await serializeCoupons(db, rows))], Total: total }, COUPONS);
  },
);
