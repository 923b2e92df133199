import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeclaredGame, GameProvidersFile } from '#protocol/wallet/index.ts';

/** The operator's declaration without the key. */
export interface Declared {
  readonly id: string;
  readonly launchUrl: string;
  readonly brands: readonly string[];
  readonly games: readonly (Pick<DeclaredGame, 'GameCode' | 'Variant'> &
    Partial<Pick<DeclaredGame, 'SeveralBets' | 'Holds'>>)[];
  readonly callsPerSecond?: number;
}

/** The settings of two processes that share a new key pair. */
export interface DeclaredSettings {
  readonly service: { readonly GAME_PROVIDERS: string };
  readonly games: {
    readonly PROVIDER_KEY: string;
    readonly PROVIDER_KEY_ID: string;
    readonly ROUNDS_SECRET: string;
  };
}

const KEY_ID = 'development';
const SECRET_BYTES = 32;
const OWNER_ONLY = { mode: 0o600 };

/** Writes a key pair and the declaration file for the platform into a folder. For development and tests. */
export function declareProvider(folder: string, declared: Declared): DeclaredSettings {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const file = GameProvidersFile.parse({
    Providers: [
      {
        ID: declared.id,
        Name: 'Menagerie Games',
        LaunchURL: declared.launchUrl,
        DemoURL: declared.launchUrl,
        ReplayURL: declared.launchUrl,
        JackpotsURL: new URL('/api/readJackpots', declared.launchUrl).href,
        Keys: [{ ID: KEY_ID, Algorithm: 'Ed25519', PublicKey: publicKey.export({ type: 'spki', format: 'pem' }) }],
        Brands: declared.brands,
        Games: declared.games,
        Rounds: { URL: new URL('/rounds', declared.launchUrl).href, Secret: secret },
        ...(declared.callsPerSecond !== undefined && { CallsPerSecond: declared.callsPerSecond }),
      },
    ],
  });
  mkdirSync(folder, { recursive: true });
  const [keyPath, declarationPath] = [join(folder, 'key.pem'), join(folder, 'providers.json')];
  writeFileSync(keyPath, privateKey.export({ type: 'pkcs8', format: 'pem' }), OWNER_ONLY);
  writeFileSync(declarationPath, JSON.stringify(file, undefined, 2), OWNER_ONLY);
  return {
    service: { GAME_PROVIDERS: declarationPath },
    games: { PROVIDER_KEY: keyPath, PROVIDER_KEY_ID: KEY_ID, ROUNDS_SECRET: secret },
  };
}
