import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runWalletRules } from '#conformance/wallet/index.ts';
import { kitGrants } from '#domain/testing/kitGrants.ts';
import { WALLET_PREFIX } from '#protocol/wallet/index.ts';
import { httpWallet } from '../../scripts/provider/httpWallet.ts';
import { reportLines } from '../../scripts/provider/report.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { declaration, declarationFile, GAME, launchGame } from '../testing/walletCaller.ts';

const PLAYER = '10000002';
const OTHER = '10000003';

describeOnEachDatabase((start, database) => {
  // `domain/gameWallet` and `protocol/wallet` check both signatures, and `service/gameWallet.test.ts` checks PostgreSQL, so a single
  // algorithm and database are enough here.
  for (const Algorithm of ['Ed25519', 'RSA-SHA256'] as const)
    it(`keeps the rules over HTTP, signed with ${Algorithm}`, {
      timeout: 120_000,
      tags: Algorithm === 'Ed25519' && database === 'SQLite' ? [] : ['long'],
    }, async () => {
      const { publicKey, privateKey } =
        Algorithm === 'Ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('rsa', { modulusLength: 2048 });
      const keyFile = join(mkdtempSync(join(tmpdir(), 'menagerie-kit-')), 'key.pem');
      writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
      const Keys = [{ ID: 'kit', Algorithm, PublicKey: publicKey.export({ type: 'spki', format: 'pem' }) }];
      const service = await start({ GAME_PROVIDERS: declarationFile(declaration({ Keys })), DEMO_LIFE: '0' });
      try {
        const launchToken = await launchGame(service.ports, PLAYER);
        const grants = await kitGrants(service.ports, { PlayerID: PLAYER, other: OTHER, GameCode: GAME, Stake: 20 });
        const url = `${service.origin}${WALLET_PREFIX}`;
        const wallet = httpWallet({ url, keyID: 'kit', keyFile, gameCode: GAME, launchToken });
        const results = await runWalletRules({
          ...wallet,
          grants,
          async endSession() {
            await service.ports.store.transaction((tx) => tx.table('sessions').remove({ PlayerID: PLAYER }));
          },
        });
        expect(reportLines(results).filter((line) => line.startsWith('FAIL') || line.startsWith('  '))).toEqual([]);
        expect(reportLines(results).at(-1)).toMatch(/^5\d passed, 0 failed, 0 not tested$/);
      } finally {
        await service.stop();
      }
    });
});
