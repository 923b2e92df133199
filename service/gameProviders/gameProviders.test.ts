import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { declaration, declarationFile, KEY_ID } from '../testing/walletCaller.ts';

const read = (content: unknown) =>
  readConfig({ GAME_PROVIDERS: declarationFile(content) }, ['bj188', 'win']).gameProviders;
const [studio] = declaration().Providers;
const withKey = (key: object) => declaration({ Keys: [{ ...studio?.Keys[0], ...key }] });

it('reads the declaration and its keys', () => {
  const [config] = read(declaration());
  expect(config?.provider).toMatchObject({ ID: 'studio', CallsPerSecond: 1000, Games: [{ SeveralBets: false }] });
  expect(config?.keys.get(KEY_ID)?.algorithm).toBe('Ed25519');
});

it('declares no provider by default', () => {
  expect(readConfig({}, ['bj188']).gameProviders).toEqual([]);
});

it('allows frames of the origins of the games and of their demos, each once', () => {
  const framesOf = (environment: Record<string, string>) => readConfig(environment, ['bj188']).frameOrigins;
  const DemoURL = 'https://demo.studio.test/try';
  const file = declarationFile(declaration({ DemoURL }));
  expect(framesOf({})).toEqual([]);
  expect(framesOf({ GAMES_ORIGIN: 'https://games.example/' })).toEqual(['https://games.example']);
  expect(framesOf({ GAME_PROVIDERS: file, GAMES_ORIGIN: 'https://games.studio.test' })).toEqual([
    'https://games.studio.test',
    'https://demo.studio.test',
  ]);
});

it.each([
  ['a file that is no JSON', '{', /GAME_PROVIDERS names the file .* cannot be read as JSON/],
  ['a wrong key', withKey({ PublicKey: 'x' }), /GAME_PROVIDERS .*the key studio-2026 of studio must be a public key/],
  ['a key of another kind', withKey({ Algorithm: 'RSA-SHA256' }), /must be a key for RSA-SHA256/],
  ['an address that could run in the page', declaration({ DemoURL: 'javascript:alert(1)' }), /DemoURL must be an http/],
  ['an unknown field', declaration({ Secret: 'x' }), /GAME_PROVIDERS .*Secret/],
  ['a day of less than a win', declaration({ MaxWin: 10, MaxWinPerDay: 9 }), /MaxWinPerDay must be MaxWin or more/],
  [
    'a prize that is a pool and fixed',
    declaration({ Games: [{ GameCode: 'owl', Variant: '96', Jackpots: ['major'], FixedPrizes: ['major'] }] }),
    /FixedPrizes must have no name of Jackpots/,
  ],
  ['an unknown brand', declaration({ Brands: ['unicorn'] }), /GAME_PROVIDERS names the brand unicorn/],
  ['a provider twice', { Providers: [studio, studio] }, /the provider studio is declared twice/],
  [
    'a game by two providers in a brand',
    { Providers: [studio, { ...studio, ID: 'other', Keys: [{ ...studio?.Keys[0], ID: 'other' }] }] },
    /the game owl of the brand bj188 is declared twice/,
  ],
])('refuses %s and names the setting', (_name, content, message) => {
  expect(() => read(content)).toThrow(message);
});
