import { sendBindCode, sendLoginCode, verifyBindCode, verifyLoginCode } from '#protocol/endpoints/captcha.ts';
import { isGuest, THIRD_PARTY, ThirdPartyType } from '#protocol/entities/provider.ts';
import { fail } from '#protocol/failure.ts';
import { maskPhone, normalisePhone } from '#protocol/rules/phone.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { RestContext } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { refuseBanned, sendCode, tryCode } from './code.ts';
import { createPhoneToken } from './phoneToken.ts';

export const loginCode = answerEndpoint(sendLoginCode, async ({ PhoneNumber, Lang }, context, tx) => {
  const phone = phoneOf(PhoneNumber);
  return sendCode(tx, context, { purpose: `login:${phone}`, phone, sender: context.address, lang: Lang });
});

export const loginCodeTried = answerEndpoint(verifyLoginCode, async ({ PhoneNumber, ValidateCode }, context, tx) => {
  const Phone = phoneOf(PhoneNumber);
  const refusal = await tryCode(tx, context, `login:${Phone}`, ValidateCode);
  if (refusal !== undefined) return refusal;
  const accounts = await tx.table('players').find({
    where: { Phone },
    order: [
      ['RegistTime', 'asc'],
      ['PlayerID', 'asc'],
    ],
  });
  return {
    Token: await createPhoneToken(tx, context.ports.random, Phone, context.now),
    Player: accounts.map(({ PlayerID, Name, RegistTime, Level }) => ({
      Player: { PlayerID, Name, RegistTime },
      Level,
    })),
  };
});

export const bindCode = answerEndpoint(sendBindCode, async ({ PhoneNumber, Lang }, context, tx) => {
  const { PlayerID, TptType } = signedIn(context);
  const phone = phoneOf(PhoneNumber);
  await refuseFull(tx, phone);
  return sendCode(tx, context, {
    purpose: `bind:${PlayerID}:${phone}`,
    phone,
    // A guest's account costs nothing to make, so a guest counts by address.
    sender: isGuest(ThirdPartyType.array().parse(TptType)) ? context.address : `player:${PlayerID}`,
    lang: Lang,
  });
});

export const bindCodeTried = answerEndpoint(verifyBindCode, async ({ PhoneNumber, ValidateCode }, context, tx) => {
  const player = signedIn(context);
  const Phone = phoneOf(PhoneNumber);
  const refusal = await tryCode(tx, context, `bind:${player.PlayerID}:${Phone}`, ValidateCode);
  if (refusal !== undefined) return refusal;
  await refuseBanned(tx, Phone);
  await refuseFull(tx, Phone);
  const types = ThirdPartyType.array().parse(player.TptType);
  const TptType = isGuest(types) ? [THIRD_PARTY.guest, THIRD_PARTY.phone] : [...new Set([...types, THIRD_PARTY.phone])];
  await tx.table('players').update({ PlayerID: player.PlayerID }, { Phone, TptType });
  return { Phone: maskPhone(Phone) };
});

function signedIn({ identity }: RestContext) {
  if (identity === undefined) fail(100005);
  return identity.player;
}

/** @throws Failure 200082 when the number has five accounts */
async function refuseFull(db: Reader, phone: string): Promise<void> {
  if ((await db.table('players').count({ Phone: phone })) >= ECONOMY.AccountsPerPhone) fail(200082);
}

/** @throws Failure 100001 when the format is wrong */
const phoneOf = (typed: string): string => normalisePhone(typed) ?? fail(100001, { Field: 'PhoneNumber' });
