import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openGameSession } from '#domain/play/gameSession.ts';
import type { Ports } from '#domain/ports/index.ts';
import {
  KEY_HEADER,
  SIGNATURE_HEADER,
  WALLET_PREFIX,
  WalletAnswer,
  type WalletCallName,
} from '#protocol/wallet/index.ts';
import { requestAs } from './requestAs.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
export const KEY_ID = 'studio-2026';
export const GAME = 'owl';
const BRAND = 'bj188';

/** The declaration of one provider with this process's key. */
export const declaration = (changes: Readonly<Record<string, unknown>> = {}) => ({
  Providers: [
    {
      ID: 'studio',
      Name: 'Studio',
      LaunchURL: 'https://games.studio.test/launch',
      Keys: [{ ID: KEY_ID, Algorithm: 'Ed25519', PublicKey: publicKey.export({ type: 'spki', format: 'pem' }) }],
      Brands: [BRAND],
      Games: [{ GameCode: GAME, Variant: '96', Holds: true }],
      ...changes,
    },
  ],
});

/** Writes a declaration to a file. Returns its path, for `GAME_PROVIDERS`. */
export function declarationFile(content: unknown = declaration()): string {
  const path = join(mkdtempSync(join(tmpdir(), 'menagerie-providers-')), 'providers.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const Json = z.record(z.string(), z.unknown());

/** Changes to a signed call on its way. */
export interface Tampering {
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the signed body. */
  readonly body?: string;
  readonly path?: string;
}

/** Signs and sends a call as a provider does. */
export async function callWallet(
  port: number,
  call: WalletCallName,
  fields: Readonly<Record<string, unknown>>,
  { headers = {}, body, path = `${WALLET_PREFIX}/${call}` }: Tampering = {},
) {
  const signed = JSON.stringify({
    call,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    timestamp: Date.now(),
    game_code: GAME,
    ...fields,
  });
  const signature = sign(null, Buffer.from(signed), privateKey).toString('base64');
  const sent = body ?? signed;
  const answer = await requestAs(
    port,
    path,
    {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(sent)),
      [KEY_HEADER]: KEY_ID,
      [SIGNATURE_HEADER]: signature,
      ...headers,
    },
    { method: 'POST', body: sent },
  );
  const text = answer.body.toString();
  return { http: answer.status, headers: answer.headers, json: Json.parse(JSON.parse(text)), signed, signature };
}

/** Signs in a player, makes the game playable, and opens a game session. Returns the token of its launch. */
export async function launchGame(ports: Ports, PlayerID: string, GameCode = GAME): Promise<string> {
  const now = ports.clock.now();
  const nowText = new Date(now).toISOString();
  const SessionHash = `session ${randomUUID()}`;
  return ports.store.transaction(async (tx) => {
    await tx.table('games').update({ GameCode }, { Playable: true, MinBet: 1 });
    await tx.table('sessions').insert({
      TokenHash: SessionHash,
      PlayerID,
      Provider: 'phone',
      CreateTime: nowText,
      Expires: new Date(now + 60 * 60 * 1000).toISOString(),
      EndReason: '',
      IsRegist: false,
      ProofTime: nowText,
      CodeTime: '',
      DeviceHash: '',
    });
    return openGameSession(
      tx,
      { ports, now, nowText },
      { PlayerID, GameCode, Brand: BRAND, Provider: 'studio', SessionHash },
    );
  });
}

/** Opens a game session and authenticates. Returns its token. */
export async function enterGame(port: number, ports: Ports, PlayerID: string): Promise<string> {
  const { json } = await callWallet(port, 'authenticate', { token: await launchGame(ports, PlayerID) });
  return z.string().parse(WalletAnswer.parse(json).token);
}
