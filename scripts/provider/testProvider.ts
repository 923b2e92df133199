import { createPublicKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type OpenedGame, runProviderRules, TestWallet } from '#conformance/provider/index.ts';
import type { RuleResult } from '#conformance/wallet/index.ts';
import { askPerson } from './askPerson.ts';
import { openAtGameServer } from './gameServerPlayer.ts';
import { isSignedBy, serveWallet } from './walletServer.ts';

export interface ProviderSettings {
  /** The game's address; `token` and `game_code` are added to the query. */
  readonly launchUrl: string;
  readonly keyID: string;
  readonly publicKeyFile: string;
  readonly gameCode: string;
  /** The port of this process's wallet. */
  readonly port: number;
  readonly patienceMs: number;
  /** A stake that the game offers, for its free spins. */
  readonly spinStake: number;
  /** The origin of this product's game server, which is played without a person. */
  readonly api?: string;
}

const QUIET_MS = 3000;

/** Tests a provider as the platform. A person opens the game and plays its rounds, unless the game server is this product's. */
export async function testProvider(settings: ProviderSettings): Promise<readonly RuleResult[]> {
  const { launchUrl, keyID, publicKeyFile, gameCode, port, patienceMs, spinStake, api } = settings;
  const isSigned = isSignedBy(createPublicKey(readFileSync(publicKeyFile)));
  const wallet = new TestWallet({ gameCode, keyID, isSigned, now: Date.now, unique: randomUUID });
  const server = await serveWallet(wallet, port);
  console.error(`The wallet is at ${server.origin}. The provider has to call it.`);
  try {
    return await runProviderRules({
      wallet,
      open: (token) =>
        api === undefined ? openByPerson(launchUrl, gameCode, token) : openAtGameServer(api, gameCode, token),
      wait: (milliseconds) => setTimeout(milliseconds),
      patienceMs,
      spinStake,
      quietMs: QUIET_MS,
    });
  } finally {
    await server.stop();
  }
}

async function openByPerson(launchUrl: string, gameCode: string, token: string | undefined): Promise<OpenedGame> {
  const address = new URL(launchUrl);
  address.searchParams.set('game_code', gameCode);
  if (token !== undefined) address.searchParams.set('token', token);
  await askPerson(`Open ${address.href} and press Enter. `);
  return { spin: () => askPerson('Start a round, wait for its end or its refusal, and press Enter. ') };
}
