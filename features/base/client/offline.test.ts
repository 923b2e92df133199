import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { getCsrf, getSession, signInGuest } from '#protocol/endpoints/auth.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { createClient } from './client.ts';
import { requestJson } from './requestJson.ts';

const origin = 'http://offline.test';

describe('the client on the mocks', { timeout: 20_000 }, () => {
  let mocks: NodeMocks;
  beforeEach(async () => {
    mocks = await startNodeMocks({ origin });
  });
  afterEach(() => mocks.stop());

  test('answers the string `error` while the service is down, and real answers again afterwards', async () => {
    mocks.conditions.change({ down: true });
    const request = { method: 'GET', url: `${origin}${getSession.path}` } as const;
    expect(await requestJson(request)).toBe('error');
    mocks.conditions.change({ down: false });
    expect(await requestJson(request)).toBeNull();
  });

  test('reconnects after its sockets were cut, and answers the calls made meanwhile', async () => {
    const client = createClient({ origin, random: () => 0 });
    const { csrfToken } = await client.rest.get(getCsrf);
    const { token } = await client.rest.post(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
    client.start(token);
    expect((await client.call(getWallet, {})).Gold).toBe(10_000);
    mocks.disconnect();
    expect((await client.call(getWallet, {})).Gold).toBe(10_000);
    client.stop();
  });
});
