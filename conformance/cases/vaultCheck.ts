import {
  acceptClubInvitation,
  approveClubApplication,
  applyToClub,
  createClub,
  getClub,
  inviteToClub,
} from '#protocol/operations/club.ts';
import { changeClubLeader } from '#protocol/operations/clubOffice.ts';
import { depositToClubVault, exchangeClubVault, issueClubCoupon } from '#protocol/operations/clubVault.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { confirmByCode } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { createTestMembers, openAccount, type TestMember } from '../testMembers.ts';
import { freshName } from './clubCast.ts';

const PROOF_SECONDS = 10 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/** The gold that may be moved in a day without a second check. */
const FREE = 100_000;

interface Theft {
  readonly victim: TestMember;
  readonly victimPhone: string;
  readonly thief: TestMember;
  readonly thiefPhone: string;
}

/** A thief with a club, and the token of a victim who signed in a while ago. */
async function theft(context: TestContext, number: number): Promise<Theft> {
  const [victimPhone, thiefPhone] = [`09330004${number}0`, `09330004${number}1`];
  const [victim] = await createTestMembers(context, victimPhone, { count: 1, VIPLevel: 3, gold: 1_000_000 });
  const [thief] = await createTestMembers(context, thiefPhone, { count: 1, VIPLevel: 3, gold: 500_000 });
  const pair = { victim: assertDefined(victim, 'a victim'), thief: assertDefined(thief, 'a thief') };
  await pair.thief.lobby.call(createClub, { ClubName: freshName() });
  return { ...pair, victimPhone, thiefPhone };
}

/** The player of the token applies to the club, and the thief admits the player. */
async function letIn({ victim, thief }: Theft): Promise<void> {
  const { ClubID } = await thief.lobby.call(getClub, {});
  await victim.lobby.call(applyToClub, { ClubID });
  await thief.lobby.call(approveClubApplication, { PlayerID: victim.id });
}

/** Signs a member in again, because the earlier sessions are over. */
async function again(context: TestContext, phone: string, { id }: TestMember): Promise<TestMember> {
  const { Token } = await context.prove(phone);
  return openAccount(context, Token, id);
}

export const vaultCheckCases: readonly ConformanceCase[] = [
  conforms(depositToClubVault, 300036, "refuses gold for a thief's vault by an old token", async (context) => {
    const scene = await theft(context, 0);
    const { victim, thief, victimPhone } = scene;
    await context.advance(PROOF_SECONDS + 60);
    const gift = await victim.chat.ask(sendGift.op, { ToID: thief.id, ItemID: 1, Amount: 500_000 });
    expectEqual(gift.Code, 300036, 'a gift');
    await letIn(scene);
    const before = [await victim.lobby.call(getWallet, {}), (await thief.lobby.call(getClub, {})).Vault];
    for (const Amount of [500_000, 1000]) {
      const { Code, Result } = await victim.lobby.ask(depositToClubVault.op, { Amount });
      expectEqual([Code, Result], [300036, { Field: 'Amount' }], `a deposit of ${Amount}`);
    }
    const after = [await victim.lobby.call(getWallet, {}), (await thief.lobby.call(getClub, {})).Vault];
    expectEqual(after, before, 'wallet and vault');
    await confirmByCode(context, victim.session, victimPhone);
    await victim.lobby.call(depositToClubVault, { Amount: 500_000 });
  }),
  conforms(
    depositToClubVault,
    300036,
    "counts deposits with the day's transfers, if the membership is seven days old",
    async (context) => {
      const scene = await theft(context, 1);
      await letIn(scene);
      await context.advance(7 * DAY_SECONDS + 1);
      const victim = await again(context, scene.victimPhone, scene.victim);
      await context.advance(PROOF_SECONDS + 1);
      await victim.lobby.call(depositToClubVault, { Amount: FREE - 30_000 });
      await victim.chat.call(sendGift, { ToID: scene.thief.id, ItemID: 1, Amount: 20_000 });
      expectEqual((await victim.lobby.ask(depositToClubVault.op, { Amount: 10_001 })).Code, 300036, 'above it');
      await victim.lobby.call(depositToClubVault, { Amount: 10_000 });
      const gift = { ToID: scene.thief.id, ItemID: 1, Amount: 20_000 };
      expectEqual((await victim.chat.ask(sendGift.op, gift)).Code, 300036, 'a gift after the deposits');
    },
  ),
  ...[exchangeClubVault, issueClubCoupon, changeClubLeader].map((contract, at) =>
    conforms(contract, 300036, 'requires a proof for every sum for a day after a checked deposit', async (context) => {
      const scene = await theft(context, 2 + at);
      const { victim, thief, thiefPhone } = scene;
      await letIn(scene);
      await victim.lobby.call(depositToClubVault, { Amount: 20_000 });
      await context.advance(PROOF_SECONDS + 1);
      const request = { PlayerID: victim.id, ...(contract !== changeClubLeader && { Amount: 10_000 }) };
      expectEqual((await thief.lobby.ask(contract.op, request)).Code, 300036, 'an hour later, by an old sign-in');
      await context.advance(DAY_SECONDS);
      const later = await again(context, thiefPhone, thief);
      await context.advance(PROOF_SECONDS + 1);
      expectEqual((await later.lobby.ask(contract.op, request)).Code, 200, 'a day later');
    }),
  ),
  conforms(depositToClubVault, 300039, 'refuses an account younger than 24 hours', async (context) => {
    const [leader] = await createTestMembers(context, '0933000470', { count: 1, VIPLevel: 3, gold: 500_000 });
    const [young] = await createTestMembers(context, '0933000471', { count: 1, isYoung: true, gold: 500_000 });
    const [head, member] = [assertDefined(leader, 'a leader'), assertDefined(young, 'a young account')];
    const { ClubID } = await head.lobby.call(createClub, { ClubName: freshName() });
    await head.lobby.call(inviteToClub, { PlayerID: member.id });
    await member.lobby.call(acceptClubInvitation, { ClubID });
    expectEqual((await member.lobby.ask(depositToClubVault.op, { Amount: 1000 })).Code, 300039, 'at once');
    await context.advance(DAY_SECONDS);
    const older = await again(context, '0933000471', member);
    await older.lobby.call(depositToClubVault, { Amount: 1000 });
  }),
];
