import { sendBindCode, verifyBindCode } from '../endpoints/captcha.ts';
import { createIdentityToken } from '../endpoints/dev.ts';
import type { BindableType } from '../entities/provider.ts';
import type { Seat, Stage } from './stage.ts';

/** Binds a phone that nobody has to a seat, on a day whose codes are not used up. */
export async function bindPhone(stage: Stage, { visitor, token }: Seat, PhoneNumber: string): Promise<void> {
  await stage.advance(61);
  await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
  const ValidateCode = await stage.codeFor(PhoneNumber);
  await visitor.call(verifyBindCode, { CountryCode: 886, PhoneNumber, ValidateCode }, { token });
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
