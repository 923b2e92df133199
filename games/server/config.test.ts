import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'games-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const pem = { type: 'pkcs8', format: 'pem' } as const;
const PROVIDER_KEY = file('key.pem', String(generateKeyPairSync('ed25519').privateKey.export(pem)));
const RIGHT = { PROVIDER_KEY, PROVIDER_KEY_ID: 'key-1' };

it('has a default for everything but the key', () => {
  expect(readConfig(RIGHT)).toMatchObject({
    port: 8789,
    origin: 'http://localhost:8789',
    platformUrl: 'http://127.0.0.1:8787',
    followsPlatformClock: false,
    databaseUrl: 'sqlite:./data/games.sqlite',
    demoVariants: {},
    trustedProxies: 0,
  });
});

it('reads what is set', () => {
  const settings = {
    GAMES_PORT: '5712',
    GAMES_ORIGIN: 'https://games.example/path',
    PLATFORM_URL: 'https://play.example/',
    FRAME_ANCESTORS: 'https://play.example, https://win.example',
    DEMO_VARIANTS: 'owl:r94,tiger:r96',
    LOG_LEVEL: '',
  };
  expect(readConfig({ ...RIGHT, ...settings })).toMatchObject({
    port: 5712,
    origin: 'https://games.example',
    platformUrl: 'https://play.example',
    frameAncestors: ['https://play.example', 'https://win.example'],
    demoVariants: { owl: 'r94', tiger: 'r96' },
    logLevel: 'info',
  });
});

it('takes the shipped example', () => {
  const lines = readFileSync('deploy/systemd/games.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
  const environment = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  expect(readConfig({ ...environment, NODE_ENV: 'production', PROVIDER_KEY })).toMatchObject({
    origin: 'https://games.example',
    platformUrl: 'http://127.0.0.1:8080',
    frameAncestors: ['https://play.example'],
    trustedProxies: 1,
    probesToken: 'change-this-other-word',
  });
});

it('follows the clock of the platform in development only', () => {
  const settings = { ...RIGHT, PLATFORM_CLOCK: '1' };
  expect(readConfig(settings)).toMatchObject({ followsPlatformClock: true });
  expect(() => readConfig({ ...settings, NODE_ENV: 'production' })).toThrow(/PLATFORM_CLOCK must be 0/);
  expect(readConfig({ ...RIGHT, NODE_ENV: 'production' })).toMatchObject({ followsPlatformClock: false });
});

describe('names the variable at fault', () => {
  const rsa = file('rsa.pem', String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem)));
  it.each([
    ['PROVIDER_KEY', undefined, 'must name the file'],
    ['PROVIDER_KEY', join(folder, 'absent.pem'), 'cannot be read as a private key'],
    ['PROVIDER_KEY', file('text.pem', 'secret words'), 'cannot be read as a private key'],
    ['PROVIDER_KEY', rsa, 'not an Ed25519 key'],
    ['PROVIDER_KEY_ID', undefined, 'must be the ID of the key'],
    ['PROVIDER_KEY_ID', 'a b', 'must be 1 to 64'],
    ['GAMES_PORT', '99999', 'must be at most'],
    ['GAMES_PORT', 'x', 'must be a port'],
    ['GAMES_ORIGIN', 'ftp://x', 'must be an http'],
    ['PLATFORM_URL', 'platform', 'must be an http'],
    ['PLATFORM_CLOCK', 'yes', 'must be 0 or 1'],
    ['FRAME_ANCESTORS', ',', 'must name an origin'],
    ['FRAME_ANCESTORS', '*', 'must be an http'],
    ['DEMO_VARIANTS', 'owl', 'must name variants'],
    ['PROVIDER_DATABASE', 'mysql://x', 'must be sqlite'],
    ['LOG_LEVEL', 'loud', 'must be fatal'],
  ])('%s as %s', (name, value, words) => {
    expect(() => readConfig({ ...RIGHT, [name]: value })).toThrow(new RegExp(`${name}.* ${words}`));
  });

  it('without the content of a file', () => {
    expect(() => readConfig({ ...RIGHT, PROVIDER_KEY: join(folder, 'text.pem') })).not.toThrow('secret words');
  });
});
