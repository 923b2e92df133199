import { acceptClubInvitation, createClub, getClub, inviteToClub } from '#protocol/operations/club.ts';
import { changeClubLeader } from '#protocol/operations/clubOffice.ts';
import { depositToClubVault, exchangeClubVault, issueClubCoupon } from '#protocol/operations/clubVault.ts';
import { createEnvelope } from '#protocol/operations/envelope.ts';
import { getGiftCatalogue, sendGift, setGiftPassword } from '#protocol/operations/gift.ts';
import { actOnMails, getMails, newMail } from '#protocol/operations/mail.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { confirmByCode } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers, openAccount, type TestMember, provide } from '../testMembers.ts';
import { PLAIN } from '../envelopeScene.ts';
import { assertDefined, expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { freshName } from './clubCast.ts';

/** The gold that may be moved in a day without a second check. */
const FREE = 100_000;
const LARGE = FREE + 1;
const PROOF_SECONDS = 10 * 60;
const DAY_SECONDS = 24 * 60 * 60;
const PASSWORD = '246810';

interface Pair {
  readonly giver: TestMember;
  readonly taker: TestMember;
}

/** A way to move gold to another player. */
interface Way {
  readonly contract: { readonly name: string; readonly op: number };
  readonly socket: 'chat' | 'lobby';
  readonly phone: string;
  /** Whether both are in a club with gold in its vault, and one of them leads it. */
  readonly inClub?: boolean;
  readonly request: (pair: Pair, amount: number) => object;
  /** The field of the sum. Defaults to Amount. */
  readonly sum?: string;
}

const WAYS: readonly Way[] = [
  {
    contract: sendGift,
    socket: 'chat',
    phone: '093300030',
    request: ({ taker }, Amount) => ({ ToID: taker.id, ItemID: 1, Amount }),
  },
  { contract: createEnvelope, socket: 'lobby', phone: '093300031', request: (_pair, Amount) => ({ ...PLAIN, Amount }) },
  ...[exchangeClubVault, issueClubCoupon].map(
    (contract, at): Way => ({
      contract,
      socket: 'lobby',
      phone: `09330003${2 + at}`,
      inClub: true,
      request: ({ taker }, Amount) => ({ PlayerID: taker.id, Amount }),
    }),
  ),
];
/** In the first seven days of a membership every deposit needs the check, so splitting does not help. */
const DEPOSIT: Way = {
  contract: depositToClubVault,
  socket: 'lobby',
  phone: '093300036',
  inClub: true,
  request: (_pair, Amount) => ({ Amount }),
};
const LEADERSHIP: Way = {
  contract: changeClubLeader,
  socket: 'lobby',
  phone: '093300034',
  inClub: true,
  request: ({ taker }) => ({ PlayerID: taker.id }),
  sum: 'PlayerID',
};

async function pairOn(context: TestContext, phone: string, inClub = false): Promise<Pair> {
  const [a, b] = await createTestMembers(context, phone, { count: 2, VIPLevel: 3, gold: 1_000_000 });
  const pair = { giver: assertDefined(a, 'a giver'), taker: assertDefined(b, 'a taker') };
  if (!inClub) return pair;
  const { giver, taker } = pair;
  const { ClubID } = await giver.lobby.call(createClub, { ClubName: freshName() });
  await giver.lobby.call(inviteToClub, { PlayerID: taker.id });
  await taker.lobby.call(acceptClubInvitation, { ClubID });
  await giver.lobby.call(depositToClubVault, { Amount: 500_000 });
  return pair;
}

/** Signs both in again after a day, when no checked deposit makes every sum of the vault risky. */
async function dayLater(context: TestContext, { giver, taker }: Pair, phone: string): Promise<Pair> {
  await context.advance(DAY_SECONDS + 1);
  const { Token } = await context.prove(phone);
  return { giver: await openAccount(context, Token, giver.id), taker: await openAccount(context, Token, taker.id) };
}

/** Both players of a way, with functions that move an amount and read the giver's gold and the vault. */
async function sceneOf(
  context: TestContext,
  { contract, socket, inClub, request, phone }: Way,
  number: number,
  later = async (pair: Pair): Promise<Pair> => pair,
) {
  const pair = await later(await pairOn(context, `${phone}${number}`, inClub));
  const { giver } = pair;
  return {
    ...pair,
    phone: `${phone}${number}`,
    ask: (amount: number, Password?: string) =>
      giver[socket].ask(contract.op, { ...request(pair, amount), ...(Password !== undefined && { Password }) }),
    held: async () => [
      (await giver.lobby.call(getWallet, {})).Gold,
      inClub === true ? (await giver.lobby.call(getClub, {})).Vault : 0,
    ],
  };
}

const casesOf = (way: Way): readonly ConformanceCase[] => [
  conforms(way.contract, 300036, 'requires a recent proof for a large sum without a gift password', async (context) => {
    // A leadership has no amount of its own. The vault's gold alone is the large sum, a day after the deposit.
    const later = way === LEADERSHIP ? (pair: Pair) => dayLater(context, pair, `${way.phone}1`) : undefined;
    const { giver, phone, ask, held } = await sceneOf(context, way, 1, later);
    await context.advance(PROOF_SECONDS + 1);
    const before = await held();
    const refused = await ask(LARGE);
    expectEqual([refused.Code, refused.Result], [300036, { Field: way.sum ?? 'Amount' }], 'by an old sign-in');
    expectEqual(await held(), before, 'gold');
    await confirmByCode(context, giver.session, phone);
    expectEqual((await ask(LARGE)).Code, 200, 'after a code to the phone');
  }),
  conforms(way.contract, 200218, 'requires the gift password for a large sum if a password is set', async (context) => {
    const { giver, ask, held } = await sceneOf(context, way, 2);
    await giver.lobby.call(setGiftPassword, { Password: PASSWORD });
    const before = await held();
    const missing = await ask(LARGE);
    expectEqual([missing.Code, missing.Result], [200218, { RemainingTime: 3 }], 'without it, soon after the sign-in');
    const wrong = await ask(LARGE, '000000');
    expectEqual([wrong.Code, wrong.Result], [200218, { RemainingTime: 2 }], 'a wrong one');
    expectEqual(await held(), before, 'gold');
    await context.advance(PROOF_SECONDS + 1);
    expectEqual((await ask(LARGE, PASSWORD)).Code, 200, 'the right one, long after the sign-in');
  }),
  conforms(way.contract, 200122, 'refuses a large sum after three wrong gift passwords', async (context) => {
    const { giver, ask, held } = await sceneOf(context, way, 3);
    await giver.lobby.call(setGiftPassword, { Password: PASSWORD });
    const before = await held();
    const codes = [];
    for (const wrong of ['000000', '000001', '000002', PASSWORD]) codes.push((await ask(LARGE, wrong)).Code);
    expectEqual(codes, [200218, 200218, 200122, 200122], 'codes');
    expectEqual(await held(), before, 'gold');
  }),
];

export const secondCheckCases: readonly ConformanceCase[] = [
  ...[...WAYS, DEPOSIT, LEADERSHIP].flatMap((way) => casesOf(way)),
  ...WAYS.map((way) =>
    conforms(
      way.contract,
      300036,
      'counts the transfers of the day, so that parts of a large sum are one',
      async (context) => {
        const { ask } = await sceneOf(context, way, 4, (pair) => dayLater(context, pair, `${way.phone}4`));
        await context.advance(PROOF_SECONDS + 1);
        const codes = [];
        for (const amount of [FREE - 30_000, 30_000, 20_000]) codes.push((await ask(amount)).Code);
        expectEqual(codes, [200, 200, 300036], 'codes');
      },
    ),
  ),
  conforms(sendGift, 300036, 'counts gold of a vault and of red envelopes with that of gifts', async (context) => {
    const pair = await pairOn(context, '0933000350', true);
    const { giver, taker } = await dayLater(context, pair, '0933000350');
    await context.advance(PROOF_SECONDS + 1);
    await giver.lobby.call(exchangeClubVault, { PlayerID: taker.id, Amount: 50_000 });
    await giver.lobby.call(createEnvelope, { ...PLAIN, Amount: 30_000 });
    const gift = { ToID: taker.id, ItemID: 1, Amount: 20_001 };
    expectEqual((await giver.chat.ask(sendGift.op, gift)).Code, 300036, 'a gift that leads above it');
    await giver.chat.call(sendGift, { ...gift, Amount: 20_000 });
  }),
  conforms(actOnMails, 300036, 'refuses to return a large gift by an old sign-in', async (context) => {
    const { giver, taker } = await pairOn(context, '0933000351');
    const MailIDs = [];
    for (const Amount of [60_000, 60_001]) {
      await giver.chat.call(sendGift, { ToID: taker.id, ItemID: 1, Amount });
      MailIDs.push((await taker.lobby.push(newMail)).result.Mail.MailID);
    }
    await provide(context, taker.id, { gold: 50_000 });
    await context.advance(PROOF_SECONDS + 1);
    const before = await taker.lobby.call(getWallet, {});
    const answer = await taker.lobby.ask(actOnMails.op, { CollectAndSendBack: MailIDs });
    expectEqual([answer.Code, answer.Result], [300036, { Field: 'CollectAndSendBack' }], 'both');
    expectEqual(await taker.lobby.call(getWallet, {}), before, 'the wallet');
    const { List } = await taker.lobby.call(getMails, { Page: 1 });
    expectEqual(
      List.map(({ Collectable }) => Collectable),
      [true, true],
      'the gifts still wait',
    );
    await taker.lobby.call(actOnMails, { CollectAndSendBack: MailIDs.slice(0, 1) });
  }),
  conforms(setGiftPassword, 300030, 'sets a first password only soon after a sign-in or a code', async (context) => {
    const { giver } = await pairOn(context, '0933000352');
    await context.advance(PROOF_SECONDS + 1);
    expectEqual((await giver.lobby.ask(setGiftPassword.op, { Password: PASSWORD })).Code, 300030, 'an old sign-in');
    expectEqual((await giver.chat.call(getGiftCatalogue, {})).HasPassword, false, 'none is set');
    await confirmByCode(context, giver.session, '0933000352');
    await giver.lobby.call(setGiftPassword, { Password: PASSWORD });
    await context.advance(PROOF_SECONDS + 1);
    await giver.lobby.call(setGiftPassword, { Password: '112233', OldPassword: PASSWORD });
  }),
];
