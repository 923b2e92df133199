import * as endpoints from '#protocol/endpoints/captcha.ts';
import { isGuest, THIRD_PARTY } from '#protocol/entities/provider.ts';
import { fail } from '#protocol/failure.ts';
import { maskPhone, normalisePhone } from '#protocol/rules/phone.ts';
import { recordActivity } from '../activity/record.ts';
import { PROOF_MS, requireCode, requireRecentProof } from '../session/recentProof.ts';
import { tellOfBoundWay } from '../mailbox/securityNotice.ts';
import { carryLimits } from '../ownLimit/carryLimits.ts';
import { assertNotPaused } from '../session/pause.ts';
import { personOf } from '../session/person.ts';
import { signedIn } from '../session/signedIn.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { PlayerRow, RestContext } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { bindBonusOf, giveBindBonus } from '../player/bindBonus.ts';
import { accountsOn } from '../player/boundPhone.ts';
import { type CodeRequest, codesLeft, assertNotBanned, sendCode, tryCode } from './code.ts';
import { movePhoneByCode } from './movePhone.ts';
import { createPhoneToken } from './phoneToken.ts';
import { isGuestPlayer } from '../session/guest.ts';

export const sendLoginCode = answerEndpoint(endpoints.sendLoginCode, async ({ PhoneNumber, Lang }, context, tx) => {
  const phone = phoneOf(PhoneNumber);
  return sendCode(tx, context, { purpose: 'login', of: phone, phone, sender: context.address, lang: Lang });
});

export const verifyLoginCode = answerEndpoint(
  endpoints.verifyLoginCode,
  async ({ PhoneNumber, ValidateCode }, context, tx) => {
    const Phone = phoneOf(PhoneNumber);
    const refusal = await tryCode(tx, context, 'login', Phone, ValidateCode);
    if (refusal !== undefined) return refusal;
    return {
      Token: await createPhoneToken(tx, context, Phone),
      Player: await accountsOn(tx, Phone),
    };
  },
);

export const sendBindCode = answerEndpoint(endpoints.sendBindCode, async ({ PhoneNumber, Lang }, context, tx) => {
  const { PlayerID, Phone } = signedIn(context);
  const phone = phoneOf(PhoneNumber);
  if (Phone === phone) fail(300015);
  if (Phone === '') requireRecentProof(context);
  else requireCode(context.identity?.session, context);
  await assertNotFull(tx, phone);
  return sendCode(tx, context, {
    purpose: 'bind',
    of: `${PlayerID}:${phone}`,
    phone,
    sender: senderOf(context),
    lang: Lang,
  });
});

export const verifyBindCode = answerEndpoint(endpoints.verifyBindCode, async (request, context, tx) => {
  const { PhoneNumber, ValidateCode, Lang } = request;
  const player = signedIn(context);
  const Phone = phoneOf(PhoneNumber);
  const refusal = await tryCode(tx, context, 'bind', `${player.PlayerID}:${Phone}`, ValidateCode);
  if (refusal !== undefined) return refusal;
  await tx.lock([
    `phone:${Phone}`,
    ...(player.Phone === '' ? [] : [`phone:${player.Phone}`]),
    `player:${player.PlayerID}`,
  ]);
  await assertNotBanned(tx, Phone, context.nowText);
  await assertNotPaused(tx, { PlayerID: player.PlayerID, Phone }, context.now);
  await assertNotFull(tx, Phone);
  // As they are now: an identity provider may have been bound in the same moment.
  const current = (await tx.table('players').get(player.PlayerID)) ?? player;
  if (current.Phone !== '') {
    const { brand, address } = context;
    await movePhoneByCode(tx, context, current, { brand, lang: Lang, to: Phone, by: 'player', address });
    return { Phone: maskPhone(Phone), Bonus: await waitingBonus(tx, { ...current, Phone }) };
  }
  const { TptType: types } = current;
  const TptType = isGuest(types) ? [THIRD_PARTY.guest, THIRD_PARTY.phone] : [...new Set([...types, THIRD_PARTY.phone])];
  await tx.table('players').update({ PlayerID: player.PlayerID }, { Phone, TptType });
  const bound = { PlayerID: player.PlayerID, Phone };
  await carryLimits(tx, context.now, { from: personOf(current), to: personOf(bound), leaves: true });
  const subject = { playerID: player.PlayerID, address: context.address };
  await trailOf(context.ports).record(tx, subject, { Kind: 'phone.bound', Detail: {} });
  await recordActivity(tx, context, player.PlayerID, { Kind: 'bind', What: 'phone' });
  const masked = maskPhone(Phone);
  await tellOfBoundWay(tx, context, player.PlayerID, {
    zh_tw: `手機 ${masked}`,
    id_id: `nomor ponsel ${masked}`,
    vi_vn: `số điện thoại ${masked}`,
  });
  return { Phone: masked, Bonus: await waitingBonus(tx, { ...current, Phone }) };
});

export const sendConfirmCode = answerEndpoint(endpoints.sendConfirmCode, async ({ Lang }, context, tx) =>
  sendCode(tx, context, { ...confirmation(context), sender: senderOf(context), lang: Lang }),
);

export const verifyConfirmCode = answerEndpoint(endpoints.verifyConfirmCode, async ({ ValidateCode }, context, tx) => {
  await tx.lock([`player:${signedIn(context).PlayerID}`]);
  const refusal = await tryCode(tx, context, 'confirm', confirmation(context).of, ValidateCode);
  if (refusal !== undefined) return refusal;
  const TokenHash = context.identity?.session.TokenHash ?? fail(100005);
  await tx.table('sessions').update({ TokenHash }, { CodeTime: context.nowText });
  return { Until: new Date(context.now + PROOF_MS).toISOString() };
});

/**
 * What a code to the bound phone is for: this session, while that phone is bound.
 * @throws Failure 200114 where none is
 */
function confirmation(context: RestContext): Pick<CodeRequest, 'purpose' | 'of' | 'phone'> {
  const { Phone } = signedIn(context);
  if (Phone === '') fail(200114);
  return { purpose: 'confirm', of: `${context.identity?.session.TokenHash ?? ''}:${Phone}`, phone: Phone };
}

export const checkBinding = answerEndpoint(endpoints.checkBinding, async (_request, context, db) => {
  const player = signedIn(context);
  const { CanReceive, Bonus } = await bindBonusOf(db, player);
  return {
    CountryCode: 886 as const,
    PhoneNumber: maskPhone(player.Phone),
    BindCount: player.Phone === '' ? 0 : await db.table('players').count({ Phone: player.Phone }),
    BindLimit: ECONOMY.AccountsPerPhone,
    CodesLeft: await codesLeft(db, context.now, { phone: player.Phone, sender: senderOf(context) }),
    CanReceive,
    Bonus,
  };
});

export const receiveBindBonus = answerEndpoint(endpoints.receiveBindBonus, async (_request, context, tx) => {
  const player = signedIn(context);
  await tx.lock([`player:${player.PlayerID}`]);
  const { Bound, CanReceive, Bonus } = await bindBonusOf(tx, player);
  if (!Bound) fail(300013);
  if (!CanReceive) fail(300012);
  await giveBindBonus(tx, context.nowText, player.PlayerID);
  await publishWallet(tx, player.PlayerID);
  return { Bonus };
});

/** The gold that waits for who bound a phone; 0 where it was claimed. */
async function waitingBonus(db: Reader, player: PlayerRow): Promise<number> {
  const { CanReceive, Bonus } = await bindBonusOf(db, player);
  return CanReceive ? Bonus : 0;
}

/** The sender that limits of binding codes count. A guest's account costs nothing to make, so a guest counts by address. */
function senderOf(context: RestContext): string {
  const { PlayerID, TptType } = signedIn(context);
  return isGuestPlayer({ TptType }) ? context.address : `player:${PlayerID}`;
}

/** @throws Failure 200082 when the number has five accounts */
async function assertNotFull(db: Reader, phone: string): Promise<void> {
  if ((await db.table('players').count({ Phone: phone })) >= ECONOMY.AccountsPerPhone) fail(200082);
}

/** @throws Failure 100001 when the format is wrong */
const phoneOf = (typed: string): string => normalisePhone(typed) ?? fail(100001, { Field: 'PhoneNumber' });
