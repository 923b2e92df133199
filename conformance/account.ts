import { sendBindCode, sendConfirmCode, verifyBindCode, verifyConfirmCode } from '#protocol/endpoints/captcha.ts';
import { createIdentityToken } from '#protocol/endpoints/dev.ts';
import { bindEmail, sendEmailCode } from '#protocol/endpoints/email.ts';
import type { BindableType } from '#protocol/entities/provider.ts';
import type { Seat, Stage } from './stage.ts';
import type { Answer } from './visitor.ts';

/** Binds a phone that nobody has to a seat, on a day whose codes are not used up. */
export async function bindPhone(stage: Stage, { visitor, token }: Seat, PhoneNumber: string): Promise<void> {
  await stage.advance(61);
  await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
  const ValidateCode = await stage.codeFor(PhoneNumber);
  await visitor.call(verifyBindCode, { CountryCode: 886, PhoneNumber, ValidateCode }, { token });
}

/** Confirms who is signed in, by a code to the phone that is bound. */
export async function confirmByCode(stage: Stage, { visitor, token }: Seat, phone: string): Promise<void> {
  await stage.advance(61);
  await visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token });
  await visitor.call(verifyConfirmCode, { ValidateCode: await stage.codeFor(phone) }, { token });
}

/** Binds an e-mail address to a member, by the code that it is sent. */
export async function proveEmail(stage: Stage, { visitor, token }: Seat, Email: string): Promise<Answer> {
  await visitor.call(sendEmailCode, { Email, Lang: 'zh_tw' }, { token });
  return visitor.ask(bindEmail, { Email, ValidateCode: await stage.codeFor(Email) }, { token });
}

/** The token of somebody at a third party. */
export async function identityToken(
  stage: Stage,
  TPType: BindableType,
  Subject: string,
  PictureURL = '',
): Promise<string> {
  return (await stage.visitor().call(createIdentityToken, { TPType, Subject, PictureURL })).TPToken;
}
