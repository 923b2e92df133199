import { sendBindCode, sendLoginCode, verifyBindCode, verifyLoginCode } from '#protocol/endpoints/captcha.ts';
import { isGuest, THIRD_PARTY, ThirdPartyType } from '#protocol/entities/provider.ts';
import { fail } from '#protocol/failure.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { RestContext } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { sendCode, tryCode } from './code.ts';
import { createPhoneToken } from './phoneToken.ts';

export const loginCode = answerEndpoint(sendLoginCode, ({ PhoneNumber, Lang }, context, tx) =>
  sendCode(tx, context, { purpose: `login:${PhoneNumber}`, phone: PhoneNumber, sender: context.address, lang: Lang }),
);

export const loginCodeTried = answerEndpoint(verifyLoginCode, async ({ PhoneNumber, ValidateCode }, context, tx) => {
  const refusal = await tryCode(tx, context, `login:${PhoneNumber}`, ValidateCode);
  if (refusal !== undefined) return refusal;
  const accounts = await tx.table('players').find({
    where: { Phone: PhoneNumber },
    order: [
      ['RegistTime', 'asc'],
      ['PlayerID', 'asc'],
    ],
  });
  return {
    Token: await createPhoneToken(tx, context.ports.random, PhoneNumber, context.now),
    Player: accounts.map(({ PlayerID, Name, RegistTime, Level }) => ({
      Player: { PlayerID, Name, RegistTime },
      Level,
    })),
  };
});

export const bindCode = answerEndpoint(sendBindCode, async ({ PhoneNumber, Lang }, context, tx) => {
  const { PlayerID } = signedIn(context);
  await refuseFull(tx, PhoneNumber);
  return sendCode(tx, context, {
    purpose: `bind:${PlayerID}:${PhoneNumber}`,
    phone: PhoneNumber,
    sender: `player:${PlayerID}`,
    lang: Lang,
  });
});

export const bindCodeTried = answerEndpoint(verifyBindCode, async ({ PhoneNumber, ValidateCode }, context, tx) => {
  const player = signedIn(context);
  const refusal = await tryCode(tx, context, `bind:${player.PlayerID}:${PhoneNumber}`, ValidateCode);
  if (refusal !== undefined) return refusal;
  await refuseFull(tx, PhoneNumber);
  const types = ThirdPartyType.array().parse(player.TptType);
  const TptType = isGuest(types) ? [THIRD_PARTY.guest, THIRD_PARTY.phone] : [...new Set([...types, THIRD_PARTY.phone])];
  await tx.table('players').update({ PlayerID: player.PlayerID }, { Phone: PhoneNumber, TptType });
  return { Phone: maskPhone(PhoneNumber) };
});

function signedIn({ identity }: RestContext) {
  if (identity === undefined) fail(100005);
  return identity.player;
}

/** @throws Failure 200082 when the number has five accounts */
async function refuseFull(db: Reader, phone: string): Promise<void> {
  if ((await db.table('players').count({ Phone: phone })) >= ECONOMY.AccountsPerPhone) fail(200082);
}
