import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import type { EndpointRow } from '#protocol/endpoint.ts';
import { choosePhoneAccount, getCsrf, signInGuest } from '#protocol/endpoints/auth.ts';
import { sendLoginCode, verifyLoginCode } from '#protocol/endpoints/captcha.ts';
import { getOutbox } from '#protocol/endpoints/dev.ts';

const Parameters = z.record(z.string(), z.string());
const wrapped = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'Result' in result ? result.Result : undefined;

async function call<Request extends z.ZodType, Result extends z.ZodType>(
  request: APIRequestContext,
  row: EndpointRow<Request, Result>,
  content: z.input<Request>,
): Promise<z.output<Result>> {
  const answer = await request.fetch(row.path, {
    method: row.method,
    ...(row.method === 'GET' ? { params: Parameters.parse(content) } : { data: content }),
  });
  const json: unknown = await answer.json();
  const read = row.result.safeParse(row.body === 'bare' ? json : wrapped(json));
  if (!read.success) throw new Error(`${row.path} answered ${JSON.stringify(json)}`);
  return read.data;
}

/**
 * Signs a browser in as the first account on a phone, through the REST interface and the outbox.
 * @param request shares its cookies with the browser
 */
export async function signInByPhone(request: APIRequestContext, phone: string): Promise<void> {
  const number = { SiteID: 'dev', CountryCode: 886, PhoneNumber: phone } as const;
  await call(request, sendLoginCode, { ...number, Lang: 'zh_tw' });
  const { List } = await call(request, getOutbox, { to: phone });
  const ValidateCode = /\d{6}/.exec(List[0]?.Text ?? '')?.[0] ?? '';
  const { Token, Player } = await call(request, verifyLoginCode, { ...number, ValidateCode });
  const { csrfToken } = await call(request, getCsrf, {});
  await call(request, choosePhoneAccount, { Token, PlayerID: Player[0]?.Player.PlayerID ?? '', csrfToken });
}

/** Signs a browser in as the guest of its device. @param request shares its cookies with the browser */
export async function signInAsGuest(request: APIRequestContext): Promise<void> {
  const { csrfToken } = await call(request, getCsrf, {});
  await call(request, signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
}

/** The same within a page, where a mocked backend is reached. */
export async function signInAsGuestInPage(): Promise<void> {
  const answer: unknown = await (await fetch('/api/auth/csrf')).json();
  const csrfToken = typeof answer === 'object' && answer !== null && 'csrfToken' in answer ? answer.csrfToken : '';
  const content = JSON.stringify({ SiteID: 'dev', Lang: 'zh_tw', csrfToken });
  const signedIn = await fetch('/api/auth/signin/guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: content,
  });
  if (!signedIn.ok) throw new Error(`the guest was answered ${signedIn.status}`);
}
