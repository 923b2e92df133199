import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startWorldService } from './testing/diskService.ts';
import { readConfig } from './config.ts';

const KEY_A = `a:${'1'.repeat(64)}`;
const KEY_B = `b:${'2'.repeat(64)}`;

let folder = '';
let databaseUrl = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menagerie-keys-'));
  databaseUrl = `sqlite:${join(folder, 'world.sqlite')}`;
});
afterEach(() => rm(folder, { recursive: true }));

/** A browser that keeps its cookies through restarts of the service. */
class Browser {
  readonly cookies = new Map<string, string>();

  async call(origin: string, path: string, body?: object): Promise<unknown> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(origin + path, { ...init, headers: { 'content-type': 'application/json', cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return response.json();
  }

  async signInAsGuest(origin: string): Promise<string> {
    const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await this.call(origin, '/api/auth/csrf'));
    const answer = await this.call(origin, '/api/auth/signin/guest', { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
    return z.object({ Result: z.object({ playerID: z.string() }) }).parse(answer).Result.playerID;
  }

  async whoami(origin: string): Promise<string> {
    const session = await this.call(origin, '/api/auth/session');
    return z.object({ playerID: z.string() }).nullable().parse(session)?.playerID ?? '';
  }
}

/** Runs a service on the database with these keys. */
async function withKeys<Result>(SIGNING_KEYS: string, work: (origin: string) => Promise<Result>): Promise<Result> {
  const service = await startWorldService(databaseUrl, undefined, { SIGNING_KEYS });
  try {
    return await work(service.origin);
  } finally {
    await service.stop();
  }
}

describe('the signing keys', () => {
  it('change without signing anyone out, and the older key is accepted until it is removed', async () => {
    const browser = new Browser();
    const guest = await withKeys('', (origin) => browser.signInAsGuest(origin));
    await withKeys(`${KEY_A},kept`, async (origin) => {
      expect(await browser.whoami(origin)).toBe(guest);
      // The browser is recognised by the cookie that the kept key signed.
      expect(await browser.signInAsGuest(origin)).toBe(guest);
      const newcomer = new Browser();
      await newcomer.signInAsGuest(origin);
      expect(decodeURIComponent(newcomer.cookies.get('menagerie.device') ?? '')).toMatch(/\.a-[0-9a-f]{64}$/);
    });
    await withKeys(`${KEY_B},${KEY_A}`, async (origin) => {
      expect(await browser.whoami(origin)).toBe(guest);
      // The database's key is no longer configured, so its signatures are not accepted.
      expect(await browser.signInAsGuest(origin)).not.toBe(guest);
    });
  }, 60_000);

  it('are made in no database where the environment has them', async () => {
    await withKeys(KEY_A, () => Promise.resolve());
    const service = await startWorldService(databaseUrl, undefined, { SIGNING_KEYS: KEY_A });
    expect(await service.ports.store.table('settings').get('secret')).toBeUndefined();
    await service.stop();
  });

  it.each([
    'a',
    'a:12',
    `kept:${'1'.repeat(64)}`,
    `${KEY_A},`,
    `a b:${'1'.repeat(64)}`,
    `${KEY_A},${KEY_A}`,
    'kept,kept',
  ])('stop the start if they are malformed, and are not repeated: %s', (SIGNING_KEYS) => {
    const read = () => readConfig({ SIGNING_KEYS }, ['bj188']);
    expect(read).toThrow(/^SIGNING_KEYS /);
    expect(read).not.toThrow('1111');
  });
});

it('makes a database that its owner alone may read', async () => {
  await withKeys('', async (origin) => {
    await new Browser().signInAsGuest(origin);
    for (const suffix of ['', '-wal', '-shm'])
      expect([suffix, (await stat(join(folder, `world.sqlite${suffix}`))).mode & 0o777]).toEqual([suffix, 0o600]);
  });
});
