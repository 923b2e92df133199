import * as alliance from '#protocol/operations/alliance.ts';
import * as club from '#protocol/operations/club.ts';
import * as office from '#protocol/operations/clubOffice.ts';
import * as vault from '#protocol/operations/clubVault.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import { type Cast, cast } from './clubCast.ts';

type Role = 'leader' | 'deputy' | 'member' | 'outsider';
const ROLES = ['leader', 'deputy', 'member', 'outsider'] as const satisfies readonly Role[];

interface Line {
  readonly contract: { readonly name: string; readonly op: number };
  /** A request without effect when it is admitted, because it fails for another reason or repeats the current state. */
  readonly ask: (cast: Cast) => object;
  /** The codes for leader, deputy, member and a player without a club. */
  readonly codes: readonly [leader: number, deputy: number, member: number, outsider: number];
}

/** The rights in a club (decisions §6) as codes: 200107 means that the role is not enough, 200105 that the player is in no club. */
export const CLUB_ROLE_TABLE: readonly Line[] = [
  { contract: club.getClub, ask: () => ({}), codes: [200, 200, 200, 200105] },
  { contract: club.getClubMembers, ask: () => ({ Page: 1 }), codes: [200, 200, 200, 200105] },
  { contract: vault.getClubAchievements, ask: () => ({}), codes: [200, 200, 200, 200105] },
  { contract: vault.depositToClubVault, ask: () => ({ Amount: 1 }), codes: [100000, 100000, 100000, 200105] },
  { contract: vault.redeemClubCoupon, ask: () => ({ CouponID: 'none' }), codes: [300011, 300011, 300011, 200105] },
  { contract: office.answerClubLeadership, ask: () => ({ Accept: true }), codes: [300011, 300011, 300011, 200105] },
  {
    contract: club.inviteToClub,
    ask: ({ member }) => ({ PlayerID: member.ID }),
    codes: [200103, 200103, 200107, 200105],
  },
  { contract: club.getClubApplications, ask: () => ({ Page: 1 }), codes: [200, 200, 200107, 200105] },
  {
    contract: club.approveClubApplication,
    ask: ({ outsider }) => ({ PlayerID: outsider.ID }),
    codes: [300011, 300011, 200107, 200105],
  },
  {
    contract: club.refuseClubApplication,
    ask: ({ outsider }) => ({ PlayerID: outsider.ID }),
    codes: [300011, 300011, 200107, 200105],
  },
  {
    contract: club.kickClubMember,
    ask: ({ leader }) => ({ PlayerID: leader.ID }),
    codes: [300018, 200107, 200107, 200105],
  },
  { contract: office.sendClubGroupMessage, ask: () => ({ Message: ' ' }), codes: [100000, 100000, 200107, 200105] },
  { contract: vault.getClubVaultRecords, ask: () => ({ Page: 1 }), codes: [200, 200, 200107, 200105] },
  { contract: vault.getClubCoupons, ask: () => ({ Tab: 2, Page: 1 }), codes: [200, 200, 200107, 200105] },
  {
    contract: vault.claimClubAchievement,
    ask: () => ({ AchievementID: 999 }),
    codes: [200110, 200110, 200107, 200105],
  },
  { contract: office.editClub, ask: () => ({ FlagColor: 3 }), codes: [200, 200107, 200107, 200105] },
  {
    contract: vault.exchangeClubVault,
    ask: ({ member }) => ({ PlayerID: member.ID, Amount: 1 }),
    codes: [200113, 200107, 200107, 200105],
  },
  {
    contract: vault.issueClubCoupon,
    ask: ({ member }) => ({ PlayerID: member.ID, Amount: 1 }),
    codes: [200113, 200107, 200107, 200105],
  },
  { contract: office.createClubChat, ask: () => ({}), codes: [300012, 200107, 200107, 200105] },
  {
    contract: office.changeClubLeader,
    ask: ({ leader }) => ({ PlayerID: leader.ID }),
    codes: [300018, 200107, 200107, 200105],
  },
  { contract: office.withdrawClubLeadership, ask: () => ({}), codes: [300011, 200107, 200107, 200105] },
  {
    contract: office.setClubDeputy,
    ask: ({ leader }) => ({ PlayerID: leader.ID, Deputy: true }),
    codes: [300018, 200107, 200107, 200105],
  },
  { contract: office.dissolveClub, ask: () => ({}), codes: [300013, 200107, 200107, 200105] },
  { contract: office.cancelClubDissolution, ask: () => ({}), codes: [300015, 200107, 200107, 200105] },
  {
    contract: alliance.createAlliance,
    ask: () => ({ AllianceName: '北斗聯盟' }),
    codes: [200101, 200107, 200107, 200105],
  },
  { contract: alliance.requestAlliance, ask: () => ({ AllianceID: 'none' }), codes: [200111, 200107, 200107, 200105] },
  { contract: alliance.withdrawAllianceRequest, ask: () => ({}), codes: [300011, 200107, 200107, 200105] },
  { contract: alliance.getAllianceRequests, ask: () => ({}), codes: [200111, 200107, 200107, 200105] },
  {
    contract: alliance.answerAllianceRequest,
    ask: () => ({ ClubID: 'none', Accept: true }),
    codes: [200111, 200107, 200107, 200105],
  },
  { contract: alliance.leaveAlliance, ask: () => ({}), codes: [200111, 200107, 200107, 200105] },
];

/** One case for each code of a line: every role with the code makes the call. */
export const clubRoleCases: readonly ConformanceCase[] = CLUB_ROLE_TABLE.flatMap(({ contract, ask, codes }) =>
  [...new Set(codes)].map((code) => {
    const roles = ROLES.filter((_, at) => codes[at] === code);
    const made = conforms(contract, code, `by role: ${roles.join(', ')}`, async (context) => {
      const people = await cast(context);
      for (const role of roles) {
        const answer = await people[role].socket.ask(contract.op, ask(people));
        expectEqual(answer.Code, code, `code for the ${role} (${answer.Message})`);
      }
    });
    return { ...made, generated: 'table' };
  }),
);
