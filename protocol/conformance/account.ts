import type { EndpointRow } from '../endpoint.ts';
import { sendBindCode, verifyBindCode } from '../endpoints/captcha.ts';
import { createIdentityToken } from '../endpoints/dev.ts';
import type { BindableType } from '../entities/provider.ts';
import { type ConformanceCase, conforms } from './case.ts';
import { expectEqual } from './expectation.ts';
import { SAMPLES } from './samples.ts';
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

/** That a row with a token refuses an account which was disabled meanwhile. */
export const refusesDisabled = (row: EndpointRow): ConformanceCase =>
  conforms(row, 100014, 'refuses an account that was disabled meanwhile', async (stage) => {
    const { visitor, token, playerID } = await stage.guest();
    await stage.setState(playerID, { Disabled: true });
    const answer = await visitor.ask(row, SAMPLES[row.name] ?? {}, { token });
    expectEqual(row.wrapsFailures ? answer.Result['Code'] : answer.Code, 100014, 'code');
  });
