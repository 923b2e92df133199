import { parseArgs } from 'node:util';
import { writeFileSync } from 'node:fs';
import type { RuleResult } from '#conformance/wallet/index.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import { testProvider } from './provider/testProvider.ts';
import { testWallet } from './provider/testWallet.ts';
import { reportLines } from './provider/report.ts';

// `npm run provider:conformance`: tests a wallet as a game provider, or a provider as the platform, rule by rule (docs/providers.md).
const USAGE = `Tests a wallet:
npm run provider:conformance -- --url https://play.example/wallet/v1 --key-id <id> --key <private key in PEM>
                                --game <code> --launch <token of a launch> [--expiry] [--json <file>]
                                [--expired-grant <id>] [--foreign-grant <id>]

--expiry          waits until you have signed the player out, then tests the rules of an ended session
--expired-grant   free spins of the player in the game that have ended
--foreign-grant   free spins of another player in the game

Tests a provider, whose wallet is this process while it runs:
npm run provider:conformance -- --provider <address where the game opens> --key-id <id> --public-key <key in PEM>
                                --game <code> [--port 8790] [--patience 30] [--stake 20] [--api <origin>] [--json <file>]

--api        plays at a game server of this product by itself, without a person
--patience   seconds to wait for a call that has to come
--stake      a stake that the game offers, for its free spins`;

loadIssueSentences();
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'key-id': { type: 'string' },
    key: { type: 'string' },
    game: { type: 'string' },
    launch: { type: 'string' },
    expiry: { type: 'boolean', default: false },
    provider: { type: 'string' },
    'public-key': { type: 'string' },
    port: { type: 'string', default: '8790' },
    patience: { type: 'string', default: '30' },
    stake: { type: 'string', default: '20' },
    'expired-grant': { type: 'string' },
    'foreign-grant': { type: 'string' },
    api: { type: 'string' },
    json: { type: 'string' },
  },
});

/** Undefined if an argument is missing. */
function chosenTest(): Promise<readonly RuleResult[]> | undefined {
  const { url, 'key-id': keyID, key: keyFile, game: gameCode, launch: launchToken, expiry } = values;
  const { provider: launchUrl, 'public-key': publicKeyFile, api, port, patience } = values;
  if (keyID === undefined || gameCode === undefined) return undefined;
  if (launchUrl !== undefined && publicKeyFile !== undefined)
    return testProvider({
      launchUrl,
      keyID,
      publicKeyFile,
      gameCode,
      port: Number(port),
      patienceMs: Number(patience) * 1000,
      spinStake: Number(values.stake),
      ...(api !== undefined && { api }),
    });
  if (url === undefined || keyFile === undefined || launchToken === undefined) return undefined;
  const grants = { expired: values['expired-grant'], foreign: values['foreign-grant'] };
  return testWallet({ url, keyID, keyFile, gameCode, launchToken, grants }, expiry);
}

const test = chosenTest();
if (test === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const results = await test;
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ results }, undefined, 2)}\n`);
  console.log(reportLines(results).join('\n'));
  if (results.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}
