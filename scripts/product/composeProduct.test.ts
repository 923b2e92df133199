import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Part } from '#protocol/entities/operator.ts';
import { ALL_PARTS, composeProduct, type Product } from './composeProduct.ts';
import { gamesDatabaseOf } from './gamesDatabaseOf.ts';
import { portsAfter } from './ports.ts';
import { launchOnce } from './processPlan.ts';

function compose(settings: Readonly<Record<string, string>> = {}, parts: readonly Part[] = ALL_PARTS): Product {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return composeProduct({ parts, settings, ports: portsAfter(8787), folder, launch: launchOnce });
}

const namesOf = ({ service, gateway, gameServer }: Product): readonly string[] =>
  [service, gateway, gameServer].flatMap((plan) => (plan === undefined ? [] : [plan.name]));

it('opens every part with its processes', () => {
  const product = compose();
  expect(namesOf(product)).toEqual(['service', 'sandbox gateway', 'game server']);
  expect(product.games).toContain('owl');
  expect(product.service.environment).toMatchObject({
    OPEN_PARTS: 'Games,Shop,Live',
    PORT: '8787',
    ECPAY_ORIGIN: 'http://127.0.0.1:8790',
  });
  expect(product.gameServer?.environment).toMatchObject({
    GAMES_PORT: '8789',
    PLATFORM_URL: 'http://127.0.0.1:8787',
    FRAME_ANCESTORS: 'http://localhost:8787 http://127.0.0.1:8787',
  });
});

it.each([
  ['OPEN_PARTS', 'Live', ['service']],
  ['OPEN_PARTS', 'Games, Live', ['service', 'game server']],
  ['GAME_PROVIDERS', 'own.json', ['service', 'sandbox gateway']],
  ['ECPAY_MERCHANT_ID', '2000132', ['service', 'game server']],
  ['PAYMENT_METHODS', 'credit:ecpay', ['service', 'game server']],
])('lets %s=%s override', (name, value, names) => {
  const product = compose({ [name]: value });
  expect(namesOf(product)).toEqual(names);
  expect(product.service.environment[name]).toBe(value);
});

it('takes an empty variable as absent', () => {
  expect(namesOf(compose({ OPEN_PARTS: '', GAME_PROVIDERS: '', ECPAY_ORIGIN: '' }))).toHaveLength(3);
});

it('starts only the service without parts', () => {
  const product = compose({ OPEN_PARTS: 'Games,Shop' }, []);
  expect(namesOf(product)).toEqual(['service']);
  expect(product.games).toEqual([]);
  expect(product.service.environment['GAME_PROVIDERS']).toBeUndefined();
});

it.each([
  [undefined, 'sqlite:./data/games.sqlite'],
  ['sqlite:/srv/world.sqlite', 'sqlite:/srv/world.games.sqlite'],
  ['sqlite::memory:', 'sqlite::memory:'],
  ['postgres://menagerie@127.0.0.1/world', 'postgres://menagerie@127.0.0.1/world'],
])('keeps the games of the service on %s in %s', (databaseUrl, expected) => {
  expect(gamesDatabaseOf(databaseUrl)).toBe(expected);
});
