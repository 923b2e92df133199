import { sendBindCode, sendConfirmCode, verifyBindCode, verifyConfirmCode } from '#protocol/endpoints/phoneCode.ts';
import { createIdentityToken } from '#protocol/endpoints/dev.ts';
import { bindEmail, sendEmailCode } from '#protocol/endpoints/email.ts';
import type { BindableType } from '#protocol/entities/provider.ts';
import type { TestSession, TestContext } from './testContext.ts';
import type { Answer } from './visitor.ts';

/** Also moves the clock to a day with codes left. */
export async function bindPhone(
  context: TestContext,
  { visitor, token }: TestSession,
  PhoneNumber: string,
): Promise<void> {
  await context.advance(61);
  await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
  const ValidateCode = await context.codeFor(PhoneNumber);
  await visitor.call(verifyBindCode, { CountryCode: 886, PhoneNumber, ValidateCode }, { token });
}

export async function confirmByCode(
  context: TestContext,
  { visitor, token }: TestSession,
  phone: string,
): Promise<void> {
  await context.advance(61);
  await visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token });
  await visitor.call(verifyConfirmCode, { ValidateCode: await context.codeFor(phone) }, { token });
}

/** Uses the code in the mail. */
export async function proveEmail(
  context: TestContext,
  { visitor, token }: TestSession,
  Email: string,
): Promise<Answer> {
  await visitor.call(sendEmailCode, { Email, Lang: 'zh_tw' }, { token });
  return visitor.ask(bindEmail, { Email, ValidateCode: await context.codeFor(Email) }, { token });
}

export async function identityToken(
  context: TestContext,
  TPType: BindableType,
  Subject: string,
  PictureURL = '',
): Promise<string> {
  return (await context.visitor().call(createIdentityToken, { TPType, Subject, PictureURL })).TPToken;
}
