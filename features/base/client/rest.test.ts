import { describe, expect, test, vi } from 'vitest';
import { exportAccount } from '#protocol/endpoints/account.ts';
import { getSession } from '#protocol/endpoints/auth.ts';
import { sendBindCode, sendLoginCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { getOutbox } from '#protocol/endpoints/dev.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { ConnectionFailure, ContractFailure, RequestFailure } from './failures.ts';
import { createRestClient } from './rest.ts';
import { requestJson } from './requestJson.ts';

const phone = { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0900000001', Lang: 'zh_tw' } as const;
const replies = (body: unknown, init?: ResponseInit) =>
  vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init));
const fails = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('no network')));
const sentBy = (send: ReturnType<typeof replies>) => {
  const [url, init] = send.mock.calls[0] ?? [];
  return { url, headers: new Headers(init?.headers), body: init?.body, method: init?.method };
};

describe('requestJson', () => {
  test('returns parsed JSON', async () => {
    expect(await requestJson({ method: 'GET', url: '/x' }, replies({ a: 1 }))).toEqual({ a: 1 });
  });

  test('returns the string error if the network fails or the body is not JSON', async () => {
    expect(await requestJson({ method: 'GET', url: '/x' }, fails)).toBe('error');
    expect(await requestJson({ method: 'GET', url: '/x' }, replies('<html>'))).toBe('error');
  });

  test('throws if its caller aborts it', async () => {
    const signal = AbortSignal.abort();
    await expect(requestJson({ method: 'GET', url: '/x', signal }, fails)).rejects.toThrow('abort');
  });
});

describe('a typed call', () => {
  test('posts what the contract parsed, with token and idempotency key in their headers', async () => {
    const send = replies({ Code: 200, Message: '', Result: { RemainingTime: 60 } });
    const { CountryCode } = phone;
    await createRestClient({ origin: 'https://menagerie.example', fetch: send }).post(
      sendBindCode,
      { CountryCode, PhoneNumber: '0900000001', Lang: 'zh-tw' },
      { token: 'session-token', idempotencyKey: 'k1' },
    );
    const { url, headers, body } = sentBy(send);
    expect(url).toBe('https://menagerie.example/api/v1/captcha/send');
    expect(headers.get('api-token')).toBe('session-token');
    expect(headers.get('Idempotency-Key')).toBe('k1');
    expect(body).toBe(JSON.stringify({ CountryCode: 886, PhoneNumber: '0900000001', Lang: 'zh_tw' }));
  });

  test('accepts 0 and 200 as success codes', async () => {
    for (const Code of [0, 200]) {
      const rest = createRestClient({ fetch: replies({ Code, Message: '', Result: { RemainingTime: 60 } }) });
      expect(await rest.post(sendLoginCode, phone)).toEqual({ RemainingTime: 60 });
    }
  });

  test('returns a file with its name, and throws a failure that comes instead of a file', async () => {
    const disposition = { 'Content-Disposition': "attachment; filename*=UTF-8''my%20data.json" };
    const { name, content } = await createRestClient({
      fetch: replies({ PlayerID: '10000001' }, { headers: disposition }),
    }).file(exportAccount, {});
    expect(name).toBe('my data.json');
    expect(await content.text()).toBe('{"PlayerID":"10000001"}');
    await expect(
      createRestClient({ fetch: replies({ Code: 300002, Message: '', Result: {} }) }).file(exportAccount, {}),
    ).rejects.toThrow(expect.objectContaining({ code: 300002 }));
  });

  test('returns a bare body as the result, null included', async () => {
    expect(await createRestClient({ fetch: replies('null') }).get(getSession)).toBeNull();
  });

  test('puts the query of its contract into the address', async () => {
    const send = replies({ Code: 200, Message: '', Result: { List: [] } });
    await createRestClient({ fetch: send }).get(getOutbox, { to: '0900000001' });
    expect(sentBy(send).url).toBe('/dev/outbox?to=0900000001');
  });

  test('unwraps 100001 of the phone calls to its sub-code, with its detail', async () => {
    const body = { Code: 100001, Message: '', Result: { Code: 200032, RemainingTime: 2 } };
    const { SiteID, CountryCode, PhoneNumber } = phone;
    const call = createRestClient({ fetch: replies(body) }).post(verifyLoginCode, {
      SiteID,
      CountryCode,
      PhoneNumber,
      ValidateCode: '000000',
    });
    await expect(call).rejects.toMatchObject({ code: 200032, detail: { RemainingTime: 2 } });
  });

  test('reads Retry-After in seconds or as a date', async () => {
    const limited = (header: string) =>
      createRestClient({
        fetch: replies({ Code: 300002, Message: '', Result: {} }, { status: 429, headers: { 'Retry-After': header } }),
      }).post(getOwnProfile, {});
    await expect(limited('12')).rejects.toMatchObject({ code: 300002, detail: { RetryAfter: 12 } });
    await expect(limited(new Date(Date.now() + 5000).toUTCString())).rejects.toMatchObject({ code: 300002 });
  });

  test('reads a failure of a bare contract from the envelope', async () => {
    const rest = createRestClient({ fetch: replies({ Code: 300007, Message: '', Result: {} }, { status: 503 }) });
    await expect(rest.get(getSession)).rejects.toThrow(RequestFailure);
  });

  test('distinguishes no network, a broken contract and a wrong request', async () => {
    await expect(createRestClient({ fetch: fails }).get(getSession)).rejects.toThrow(ConnectionFailure);
    const odd = createRestClient({ fetch: replies({ status: 'maybe' }) });
    await expect(odd.get(getSession)).rejects.toThrow(ContractFailure);
    const send = replies({});
    const wrong = createRestClient({ fetch: send }).post(sendLoginCode, { ...phone, PhoneNumber: '0'.repeat(13) });
    await expect(wrong).rejects.toMatchObject({ code: 100000, detail: { Field: 'PhoneNumber' } });
    expect(send).not.toHaveBeenCalled();
  });
});
