import type { GameProvider, GameProviderPorts } from '#domain/ports/gameProvider.ts';
import { declaredGame } from '#games/provider/declaredGame.ts';
import { type GameProviderDeclaration, GameProvidersFile } from '#protocol/wallet/index.ts';
import { BRANDS } from '../world/brands.ts';
import { loadSheets } from './catalogue.ts';
import { declaredFishRooms } from './fish.ts';
import { declaredTables } from './tables.ts';
import { createKeyPair, isSignedBy, type KeyPair, readVerifyKey } from './signatures.ts';

const KEY_ID = 'reference-mocks';
const FRAME = '/games/index.html';

/** The reference provider of a world: declaration, verification keys and signing. */
export interface ReferenceProvider {
  readonly ports: Omit<GameProviderPorts, 'readJackpots'>;
  readonly provider: GameProvider;
  readonly keyID: string;
  readonly sign: KeyPair['sign'];
}

/**
 * Declares the reference provider as an operator does, with a new key pair for each start of a world.
 *
 * @param origin of the pages that visit the world
 */
export async function declareReferenceProvider(origin: string): Promise<ReferenceProvider> {
  const { algorithm, publicKey, sign } = await createKeyPair();
  const [declared] = GameProvidersFile.parse({
    Providers: [
      {
        ID: 'menagerie',
        Name: 'Menagerie Games',
        LaunchURL: `${origin}${FRAME}`,
        DemoURL: `${origin}${FRAME}`,
        ReplayURL: `${origin}${FRAME}`,
        // Not fetched: the world reads its game server directly.
        JackpotsURL: `${origin}/games/jackpots`,
        Keys: [{ ID: KEY_ID, Algorithm: algorithm, PublicKey: publicKey }],
        Brands: BRANDS.map(({ ID }) => ID),
        Games: [...loadSheets().map((sheet) => declaredGame(sheet)), ...declaredTables(), ...declaredFishRooms()],
      },
    ],
  }).Providers;
  if (declared === undefined) throw new Error('the reference provider is not declared');
  const { Keys: _keys, ...provider } = declared;
  return { ports: await portsOf(declared, provider), provider, keyID: KEY_ID, sign };
}

async function portsOf({ Keys }: GameProviderDeclaration, provider: GameProvider): Promise<ReferenceProvider['ports']> {
  const keys = new Map<string, CryptoKey>();
  for (const { ID, Algorithm, PublicKey } of Keys) keys.set(ID, await readVerifyKey(Algorithm, PublicKey));
  return {
    providers: [provider],
    ownerOf: (keyID) => (keys.has(keyID) ? provider : undefined),
    async verify(keyID, body, signature) {
      const key = keys.get(keyID);
      return key !== undefined && isSignedBy(key, new Uint8Array(body), signature);
    },
  };
}
