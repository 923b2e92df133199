import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ClubCoupon, ClubMember, VaultRecord, VaultRecordKind } from '../entities/club.ts';
import { Page, perPage } from '../entities/identifiers.ts';

const defaults = {
  method: 'POST',
  group: 'club',
  origin: 'spec',
  access: 'token',
  effect: 'read',
  rate: { limit: 20, seconds: 60 },
  section: 'specification 2 §7; decisions §6',
} as const;
/** The most rows of an export (specification 1 §9). */
const EXPORT_PER_PAGE = 2000;
const page = {
  Page: z._default(Page, 1),
  PerPage: perPage(EXPORT_PER_PAGE, EXPORT_PER_PAGE),
  isCSV: z._default(z.boolean(), true),
};
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ List: z.array(item), Total: z.int().check(z.minimum(0)) });

export const exportClubMembers = endpoint({
  ...defaults,
  path: '/api/v1/club/member_list/export',
  name: 'exportClubMembers',
  request: z.strictObject({
    /** 1 means everyone, 2 officers. */
    Tab: z._default(z.union([z.literal(1), z.literal(2)]), 1),
    ...page,
  }),
  result: listOf(ClubMember),
  codes: [200105, 200107],
  summary: "The club's members for its officers, as a CSV file or as rows.",
});

export const exportClubExchanges = endpoint({
  ...defaults,
  path: '/api/v1/club/exchange_list/export',
  name: 'exportClubExchanges',
  request: z.strictObject({
    /** Absent means all kinds. */
    Tab: z.optional(VaultRecordKind),
    ...page,
  }),
  result: listOf(VaultRecord),
  codes: [200105, 200107],
  summary: "The vault's records for the club's officers, as a CSV file or as rows.",
});

export const exportClubCoupons = endpoint({
  ...defaults,
  path: '/api/v1/club/coupon_list/export',
  name: 'exportClubCoupons',
  request: z.strictObject({
    /** 1 means all, 2 only open coupons. */
    Tab: z._default(z.union([z.literal(1), z.literal(2)]), 1),
    ...page,
  }),
  result: listOf(ClubCoupon),
  codes: [200105, 200107],
  summary: "The club's coupons for its officers, as a CSV file or as rows.",
});
