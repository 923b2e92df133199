import { exportClubCoupons, exportClubExchanges, exportClubMembers } from '#protocol/endpoints/club.ts';
import { depositToClubVault, issueClubCoupon, redeemClubCoupon } from '#protocol/operations/clubVault.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { cast } from './clubCast.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const linesOf = (text: string): readonly string[] => text.replace(BYTE_ORDER_MARK, '').trimEnd().split('\r\n');

const officersOnly = (contract: typeof exportClubMembers | typeof exportClubExchanges | typeof exportClubCoupons) => [
  conforms(contract, 200105, 'refuses players without a club', async (context) => {
    const { outsider } = await cast(context);
    expectEqual((await context.visitor().ask(contract, {}, { token: outsider.session.token })).Code, 200105, 'code');
  }),
  conforms(contract, 200107, 'refuses members who are not leader or deputy', async (context) => {
    const { member, deputy } = await cast(context);
    expectEqual((await context.visitor().ask(contract, {}, { token: member.session.token })).Code, 200107, 'a member');
    expectEqual(
      (await context.visitor().ask(contract, { isCSV: false }, { token: deputy.session.token })).Code,
      200,
      'a deputy',
    );
  }),
];

/** The exports for a club's officers. */
export const clubExportCases: readonly ConformanceCase[] = [
  conforms(exportClubMembers, 200, 'is a CSV file that spreadsheets open, or rows', async (context) => {
    const { leader, deputy, member } = await cast(context);
    const { token } = leader.session;
    const { reply } = await context.visitor().ask(exportClubMembers, {}, { token });
    expect(reply.headers['content-type']?.startsWith('text/csv') === true, 'its type');
    expect(reply.headers['content-disposition']?.includes('club-members.csv') === true, 'its name');
    const [header, ...rows] = linesOf(reply.text);
    expect(assertDefined(header, 'a header').startsWith('PlayerID,Name,ClubRole'), `header ${header}`);
    expectEqual(
      rows.map((line) => line.split(',')[0]),
      [leader.ID, deputy.ID, member.ID],
      'rows',
    );
    const officers = await context.visitor().call(exportClubMembers, { Tab: 2, isCSV: false }, { token });
    expectEqual(
      [officers.List.map(({ PlayerID }) => PlayerID), officers.Total],
      [[leader.ID, deputy.ID], 2],
      'officers as rows',
    );
  }),
  conforms(exportClubExchanges, 200, 'lists deposits and payouts', async (context) => {
    const { leader } = await cast(context);
    const { token } = leader.session;
    await leader.socket.call(depositToClubVault, { Amount: 4321 });
    const { List, Total } = await context.visitor().call(exportClubExchanges, { Tab: 2, isCSV: false }, { token });
    const newest = assertDefined(List[0], 'a record');
    expectEqual([newest.Amount, newest.Actor?.PlayerID], [4321, leader.ID], 'the newest as a row');
    const { reply } = await context.visitor().ask(exportClubExchanges, { Tab: 2 }, { token });
    const rows = linesOf(reply.text).slice(1);
    expectEqual([rows.length, rows[0]?.split(',')[0]], [Total, newest.ID], 'the file');
  }),
  conforms(exportClubCoupons, 200, 'lists every coupon, or only open coupons', async (context) => {
    const { leader, member } = await cast(context);
    const { token } = leader.session;
    await leader.socket.call(depositToClubVault, { Amount: 30_000 });
    const { CouponID } = await leader.socket.call(issueClubCoupon, { PlayerID: member.ID, Amount: 11_000 });
    const { reply } = await context.visitor().ask(exportClubCoupons, {}, { token });
    const newest = assertDefined(linesOf(reply.text)[1], 'a line').split(',');
    expectEqual([newest[0], newest[3], newest[4], newest[8]], [CouponID, 'open', member.ID, '11000'], 'the newest');
    await member.socket.call(redeemClubCoupon, { CouponID });
    const open = await context.visitor().call(exportClubCoupons, { Tab: 2, isCSV: false }, { token });
    expect(!open.List.some((coupon) => coupon.CouponID === CouponID), 'no longer among the open ones');
  }),
  ...officersOnly(exportClubMembers),
  ...officersOnly(exportClubExchanges),
  ...officersOnly(exportClubCoupons),
];
