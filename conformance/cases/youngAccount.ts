import * as z from 'zod/mini';
import { acceptClubInvitation, createClub, inviteToClub } from '#protocol/operations/club.ts';
import { changeClubLeader } from '#protocol/operations/clubOffice.ts';
import { depositToClubVault, exchangeClubVault, issueClubCoupon } from '#protocol/operations/clubVault.ts';
import { createEnvelope } from '#protocol/operations/envelope.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { actOnMails, getMails } from '#protocol/operations/mail.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { PLAIN } from '../envelopeScene.ts';
import { assertDefined, expect, expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';
import { freshName } from './clubCast.ts';

const HOUR_SECONDS = 60 * 60;

interface Pair {
  /** A new account with enough gold to give. */
  readonly young: TestMember;
  readonly other: TestMember;
}

async function pairOn(context: TestContext, phone: string): Promise<Pair> {
  const [young, other] = await createTestMembers(context, phone, {
    count: 2,
    VIPLevel: 3,
    gold: 1_000_000,
    gems: 1000,
    isYoung: true,
  });
  return { young: assertDefined(young, 'a young account'), other: assertDefined(other, 'another one') };
}

const goldOf = async ({ lobby }: TestMember): Promise<number> => (await lobby.call(getWallet, {})).Gold;

/** The detail with the time when giving opens. */
const Opening = z.object({ Until: z.string(), RemainingTime: z.int().check(z.minimum(1)) });

/** Accounts younger than 24 hours cannot give (decision 0120); the cases of the vault include deposits. */
export const youngAccountCases: readonly ConformanceCase[] = [
  conforms(sendGift, 300039, 'refuses a gift, and returns the time of opening', async (context) => {
    const { young, other } = await pairOn(context, '0937800001');
    const gold = await goldOf(young);
    for (const gift of [
      { ItemID: 1, Amount: 20_000 },
      { ItemID: 42, Amount: 1 },
    ]) {
      const { Code, Result } = await young.chat.ask(sendGift.op, { ToID: other.id, ...gift });
      expectEqual(Code, 300039, 'code');
      const until = Date.parse(Opening.parse(Result).Until);
      const now = Date.parse((await young.lobby.call(heartbeat, {})).ServerTime);
      expect(until - now > DAY_MS - 60_000 && until - now <= DAY_MS, `${until - now} ms until it opens`);
    }
    expectEqual(await goldOf(young), gold, 'gold');
    await context.setState(young.id, { AgeSeconds: DAY_MS / 1000 - HOUR_SECONDS });
    const early = await young.chat.ask(sendGift.op, { ToID: other.id, ItemID: 1, Amount: 20_000 });
    expectEqual(early.Code, 300039, 'an hour before');
    await context.letGive(young.id);
    await young.chat.call(sendGift, { ToID: other.id, ItemID: 1, Amount: 20_000 });
  }),
  conforms(actOnMails, 300039, 'collects a gift, but refuses to return one', async (context) => {
    const { young, other } = await pairOn(context, '0937800002');
    await context.letGive(other.id);
    await other.chat.call(sendGift, { ToID: young.id, ItemID: 1, Amount: 20_000 });
    const gold = await goldOf(young);
    const MailIDs = (await young.lobby.call(getMails, { Page: 1 })).List.filter(({ Collectable }) => Collectable).map(
      ({ MailID }) => MailID,
    );
    const { Code } = await young.lobby.ask(actOnMails.op, { CollectAndSendBack: MailIDs });
    expectEqual([Code, await goldOf(young)], [300039, gold], 'code and gold');
    await young.lobby.call(actOnMails, { Collect: MailIDs });
    expectEqual(await goldOf(young), gold + 20_000, 'gold after it was collected');
  }),
  conforms(createEnvelope, 300039, 'refuses a red envelope', async (context) => {
    const { young } = await pairOn(context, '0937800003');
    const gold = await goldOf(young);
    expectEqual((await young.lobby.ask(createEnvelope.op, PLAIN)).Code, 300039, 'code');
    expectEqual(await goldOf(young), gold, 'gold');
  }),
  ...[exchangeClubVault, issueClubCoupon, changeClubLeader].map((contract, at) =>
    conforms(contract, 300039, 'refuses payouts of a vault to others', async (context) => {
      const { young, other } = await pairOn(context, `093780001${at}`);
      const { ClubID } = await young.lobby.call(createClub, { ClubName: freshName() });
      await young.lobby.call(inviteToClub, { PlayerID: other.id });
      await other.lobby.call(acceptClubInvitation, { ClubID });
      await context.letGive(other.id);
      await other.lobby.call(depositToClubVault, { Amount: 50_000 });
      const request = { PlayerID: other.id, ...(contract !== changeClubLeader && { Amount: 10_000 }) };
      expectEqual((await young.lobby.ask(contract.op, request)).Code, 300039, 'code');
    }),
  ),
];
