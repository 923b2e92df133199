import * as endpoints from '#protocol/endpoints/phoneCode.ts';
import { fail } from '#protocol/failure.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import { phoneRewardLock } from '../session/phoneReward.ts';
import { PROOF_MS, requireCode, requireRecentProof } from '../session/recentProof.ts';
import { hashToken } from '../session/secrets.ts';
import { signedIn } from '../session/signedIn.ts';
import { rejectKeeping } from '../dispatch/outcome.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { RestContext } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { bindBonusOf, giveBindBonus } from '../player/bindBonus.ts';
import { accountsOn } from '../player/boundPhone.ts';
import { assertNotFull, phoneOf } from './bindablePhone.ts';
import { assertNotBanned, type CodeRequest, isBanned, sendCode, tryCode } from './code.ts';
import { codesLeft } from './sendLimits.ts';
import { createPhoneToken } from './phoneToken.ts';
import { isGuestPlayer } from '../session/guest.ts';

export { verifyBindCode } from './verifyBindCode.ts';

export const sendLoginCode = answerEndpoint(endpoints.sendLoginCode, async ({ PhoneNumber, Lang }, context, tx) => {
  const phone = phoneOf(PhoneNumber);
  return sendCode(tx, context, {
    purpose: 'login',
    of: signInOf(context, phone),
    phone,
    sender: context.address,
    lang: Lang,
  });
});

export const verifyLoginCode = answerEndpoint(
  endpoints.verifyLoginCode,
  async ({ PhoneNumber, ValidateCode }, context, tx) => {
    const Phone = phoneOf(PhoneNumber);
    const refusal = await tryCode(tx, context, 'login', signInOf(context, Phone), ValidateCode);
    if (refusal !== undefined) return refusal;
    // The check follows the right code, since a stranger must not learn that the number is banned. The code stays used.
    if (await isBanned(tx, Phone, context.nowText)) return rejectKeeping(200031);
    return {
      Token: await createPhoneToken(tx, context, Phone),
      Player: await accountsOn(tx, Phone),
    };
  },
);

/** A code for signing in is bound to the browser that asked for it, so guesses in other browsers do not use it up. */
const signInOf = (context: RestContext, phone: string): string => `${phone}:${hashToken(context.device())}`;

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

export const sendConfirmCode = answerEndpoint(endpoints.sendConfirmCode, async ({ Lang }, context, tx) => {
  const wanted = confirmation(context);
  await assertNotBanned(tx, wanted.phone, context.nowText);
  return sendCode(tx, context, { ...wanted, sender: senderOf(context), lang: Lang });
});

export const verifyConfirmCode = answerEndpoint(endpoints.verifyConfirmCode, async ({ ValidateCode }, context, tx) => {
  await tx.lock([`player:${signedIn(context).PlayerID}`]);
  const refusal = await tryCode(tx, context, 'confirm', confirmation(context).of, ValidateCode);
  if (refusal !== undefined) return refusal;
  const TokenHash = context.identity?.session.TokenHash ?? fail(100005);
  await tx.table('sessions').update({ TokenHash }, { CodeTime: context.nowText });
  return { Until: new Date(context.now + PROOF_MS).toISOString() };
});

/**
 * A code to the bound phone belongs to this session and this phone.
 * @throws Failure 200114 without a bound phone
 */
function confirmation(context: RestContext): Pick<CodeRequest, 'purpose' | 'of' | 'phone'> {
  const { Phone } = signedIn(context);
  if (Phone === '') fail(200114);
  return { purpose: 'confirm', of: `${context.identity?.session.TokenHash ?? ''}:${Phone}`, phone: Phone };
}

export const checkBinding = answerEndpoint(endpoints.checkBinding, async (_request, context, db) => {
  const player = signedIn(context);
  const { CanReceive, Bonus } = await bindBonusOf(db, context.ports, player);
  return {
    CountryCode: 886 as const,
    PhoneNumber: maskPhone(player.Phone),
    BindCount: player.Phone === '' ? 0 : await db.table('players').count({ Phone: player.Phone }),
    BindLimit: ECONOMY.AccountsPerPhone,
    CodesLeft: await codesLeft(db, context.now, {
      phone: player.Phone,
      sender: senderOf(context),
      device: context.device(),
    }),
    CanReceive,
    Bonus,
  };
});

export const receiveBindBonus = answerEndpoint(endpoints.receiveBindBonus, async (_request, context, tx) => {
  const player = signedIn(context);
  await tx.lock([phoneRewardLock(player), `player:${player.PlayerID}`]);
  const { Bound, CanReceive, Bonus } = await bindBonusOf(tx, context.ports, player);
  if (!Bound) fail(300013);
  if (!CanReceive) fail(300012);
  await giveBindBonus(tx, context, player);
  await publishWallet(tx, player.PlayerID);
  return { Bonus };
});

/** The sender by which limits of binding codes count. Guest accounts cost nothing, so guests count by address. */
function senderOf(context: RestContext): string {
  const { PlayerID, TptType } = signedIn(context);
  return isGuestPlayer({ TptType }) ? context.address : `player:${PlayerID}`;
}
