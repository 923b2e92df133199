import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (environment: Record<string, string>) => readConfig(environment, ['bj188', 'owl']);

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(read({})).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      databaseUrl: 'sqlite:./data/menagerie.sqlite',
      siteID: 'dev',
      brandID: 'bj188',
      publicOrigin: 'http://localhost:8787',
      trustedProxies: 0,
      chatMinVip: 3,
      devTools: true,
    });
  });

  it('takes an empty variable as absent', () => {
    expect(read({ PORT: '', BRAND: '' })).toMatchObject({ port: 8787, brandID: 'bj188' });
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number'],
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['DATABASE_URL', 'mysql://db/menagerie', 'DATABASE_URL must be sqlite:'],
    ['REDIS_URL', 'http://cache', 'REDIS_URL must be redis://'],
    ['REDIS_URL', 'redis://cache', 'REDIS_URL needs PostgreSQL'],
    ['REDIS_SENTINELS', 'cache', 'REDIS_SENTINELS must be hosts with their ports'],
    ['REDIS_CLUSTER', 'cache:6379,cache:99999', 'REDIS_CLUSTER must be hosts with their ports'],
    ['REDIS_PREFIX', 'a b', 'REDIS_PREFIX must be'],
    ['SITE_ID', 'Ä', 'SITE_ID must be'],
    ['BRAND', 'unicorn', 'BRAND must be one of bj188, owl'],
    ['PUBLIC_ORIGIN', 'play.example', 'PUBLIC_ORIGIN must be an http or https address'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number'],
    ['CHAT_MIN_VIP', '9', 'CHAT_MIN_VIP must be at most 8'],
    ['DEV_TOOLS', 'on', 'DEV_TOOLS must be 0 or 1'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be'],
    ['RTMP_PORT', '8787', 'RTMP_PORT must be another port than PORT'],
    ['RTMP_PORT', 'no', 'RTMP_PORT must be a whole number'],
    ['MEDIA_ORIGIN', 'media.example', 'MEDIA_ORIGIN must be an http or https address'],
    ['SMS_GATEWAY_URL', 'ftp://sms', 'SMS_GATEWAY_URL must be an http or https address'],
  ])('names %s=%s', (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(message);
  });

  it('animates the demo world with the development tools unless DEMO_LIFE=0', () => {
    expect(read({}).demoLife).toBe(true);
    expect(read({ DEMO_LIFE: '0' }).demoLife).toBe(false);
    expect(read({ NODE_ENV: 'production' }).demoLife).toBe(false);
    expect(() => read({ NODE_ENV: 'production', DEMO_LIFE: '1' })).toThrow(/DEMO_LIFE/);
  });

  it('accepts publishers on the default port in development, and otherwise only if an operator opens a port', () => {
    expect(read({}).rtmp).toEqual({ port: 1935, host: '127.0.0.1', isNamed: false });
    expect(read({ NODE_ENV: 'production' }).rtmp).toBeUndefined();
    expect(read({ NODE_ENV: 'production', RTMP_PORT: '1936', RTMP_HOST: '0.0.0.0' }).rtmp).toEqual({
      port: 1936,
      host: '0.0.0.0',
      isNamed: true,
    });
  });

  it('serves streams itself, unless all variables of media processes are set', () => {
    expect(read({}).media).toEqual({ kind: 'inside' });
    const own = {
      MEDIA_SERVER: 'process',
      MEDIA_PORT: '8790',
      MEDIA_SECRET: 's'.repeat(32),
      MEDIA_ORIGIN: 'https://media.example',
      RTMP_URL: 'rtmp://media.example/live',
    };
    const config = read(own);
    expect(config.media).toEqual({
      kind: 'process',
      link: { port: 8790, host: '127.0.0.1', secret: 's'.repeat(32), hookSecret: undefined },
    });
    expect(config.rtmp).toBeUndefined();
    for (const name of ['MEDIA_PORT', 'MEDIA_SECRET', 'MEDIA_ORIGIN', 'RTMP_URL'])
      expect(() => read({ ...own, [name]: '' })).toThrow(`${name} is missing: MEDIA_SERVER=process needs it`);
    expect(() => read({ ...own, MEDIA_SECRET: 'short' })).toThrow('MEDIA_SECRET must have 32');
    expect(() => read({ ...own, MEDIA_PORT: '8787' })).toThrow('MEDIA_PORT must be another port');
    expect(() => read({ ...own, MEDIA_SERVER: '' })).toThrow('MEDIA_PORT has no use with MEDIA_SERVER=inside');
    const hooks = { ...own, MEDIA_SERVER: 'external', MEDIA_SECRET: '', MEDIA_HOOK_SECRET: 'h'.repeat(32) };
    expect(read(hooks).media).toMatchObject({
      kind: 'external',
      link: { secret: undefined, hookSecret: 'h'.repeat(32) },
    });
    expect(() => read({ ...hooks, MEDIA_HOOK_SECRET: '' })).toThrow(
      'MEDIA_HOOK_SECRET is missing: MEDIA_SERVER=external',
    );
    expect(() => read({ ...hooks, MEDIA_SERVER: 'process' })).toThrow('MEDIA_HOOK_SECRET has no use');
    expect(() => read({ MEDIA_SERVER: 'both' })).toThrow('MEDIA_SERVER must be inside, process or external');
  });

  it('names all wrong variables together', () => {
    expect(() => read({ PORT: 'x', TRUST_PROXY: 'y' })).toThrow(/PORT.*\nTRUST_PROXY/);
  });

  it('keeps only the origin of PUBLIC_ORIGIN', () => {
    expect(read({ PUBLIC_ORIGIN: 'https://play.example/', DEV_TOOLS: '0' }).publicOrigin).toBe('https://play.example');
  });

  it('refuses development tools on a reachable service unless they were switched on explicitly', () => {
    expect(() => read({ HOST: '0.0.0.0' })).toThrow(ConfigError);
    expect(read({ HOST: '0.0.0.0', DEV_TOOLS: '1' }).devTools).toBe(true);
    expect(read({ HOST: '0.0.0.0', NODE_ENV: 'production' }).devTools).toBe(false);
    expect(read({ HOST: '127.0.0.2' }).devTools).toBe(true);
  });

  it.each([
    ['PUBLIC_ORIGIN', 'https://play.example'],
    ['PUBLIC_ORIGIN', 'http://192.168.1.5:8787'],
    ['TRUST_PROXY', '1'],
  ])('refuses them behind a proxy too, unless they are switched on: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} .*DEV_TOOLS=0`));
    expect(() => read({ [name]: value, NODE_ENV: 'staging' })).toThrow(ConfigError);
    expect(read({ [name]: value, DEV_TOOLS: '1' }).devTools).toBe(true);
    expect(read({ [name]: value, DEV_TOOLS: '0' }).devTools).toBe(false);
    expect(read({ [name]: value, NODE_ENV: 'production' }).devTools).toBe(false);
  });

  it('keeps them if only names of this machine are given', () => {
    for (const PUBLIC_ORIGIN of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80'])
      expect(read({ PUBLIC_ORIGIN }).devTools).toBe(true);
  });

  describe('of identity providers', () => {
    const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });

    it('are empty unless they are configured', () => {
      expect(read({}).providers).toEqual({});
    });

    it('reads each, with the real issuers by default', () => {
      const { providers } = read({
        LINE_CLIENT_ID: '1650000000',
        LINE_CLIENT_SECRET: 'a',
        GOOGLE_CLIENT_ID: 'b',
        GOOGLE_CLIENT_SECRET: 'c',
        GOOGLE_ISSUER: 'http://127.0.0.1:4000/',
        APPLE_CLIENT_ID: 'example.play',
        APPLE_TEAM_ID: 'TEAM',
        APPLE_KEY_ID: 'KEY',
        APPLE_PRIVATE_KEY: String(pem).replaceAll('\n', '\\n'),
        FACEBOOK_CLIENT_ID: '77',
        FACEBOOK_CLIENT_SECRET: 'd',
      });
      expect(providers).toMatchObject({
        line: { issuer: 'https://access.line.me', clientID: '1650000000', clientSecret: 'a', scope: 'openid profile' },
        google: { issuer: 'http://127.0.0.1:4000', clientID: 'b', scope: 'openid email' },
        apple: { issuer: 'https://appleid.apple.com', key: { teamID: 'TEAM', keyID: 'KEY' } },
        facebook: { issuer: 'https://www.facebook.com', graph: 'https://graph.facebook.com' },
      });
    });

    it.each([
      [{ LINE_CLIENT_ID: '1' }, 'LINE_CLIENT_SECRET must be set beside LINE_CLIENT_ID'],
      [{ GOOGLE_CLIENT_SECRET: '1' }, 'GOOGLE_CLIENT_ID must be set beside GOOGLE_CLIENT_SECRET'],
      [{ APPLE_CLIENT_ID: '1' }, 'APPLE_PRIVATE_KEY must be set beside APPLE_CLIENT_ID'],
      [{ FACEBOOK_CLIENT_ID: '1' }, 'FACEBOOK_CLIENT_SECRET must be set beside FACEBOOK_CLIENT_ID'],
      [{ APPLE_PRIVATE_KEY: 'nonsense' }, 'APPLE_PRIVATE_KEY must be the PEM text'],
      [{ GOOGLE_ISSUER: 'http://accounts.google.com' }, 'GOOGLE_ISSUER must be https'],
      [{ LINE_ISSUER: 'access.line.me' }, 'LINE_ISSUER must be an http or https address'],
      [{ LINE_SCOPE: 'profile' }, 'LINE_SCOPE must begin with openid'],
    ])('names the fault: %j', (given, message) => {
      expect(() => read(given)).toThrow(message);
    });

    it('does not repeat a key that it cannot read', () => {
      expect(() => read({ APPLE_PRIVATE_KEY: 'very secret' })).not.toThrow('very secret');
    });
  });
});
