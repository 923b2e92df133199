import { createInterface } from 'node:readline/promises';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runWalletRules } from '#conformance/wallet/index.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import { httpWallet } from './provider/httpWallet.ts';
import { reportLines } from './provider/report.ts';

// `npm run provider:conformance`: plays a game provider against a wallet, rule by rule (docs/providers.md).
const USAGE = `npm run provider:conformance -- --url https://play.example/wallet/v1 --key-id <id> --key <private key in PEM>
                                --game <code> --launch <token of a launch> [--expiry] [--json <file>]

--expiry   waits until you have signed the player out, then tests the rules of an ended session`;

loadIssueSentences();
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'key-id': { type: 'string' },
    key: { type: 'string' },
    game: { type: 'string' },
    launch: { type: 'string' },
    expiry: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

async function waitForSignOut(): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  await terminal.question('Sign the player out, then press Enter. ');
  terminal.close();
}

const { url, 'key-id': keyID, key: keyFile, game: gameCode, launch: launchToken, json } = values;
if (
  url === undefined ||
  keyID === undefined ||
  keyFile === undefined ||
  gameCode === undefined ||
  launchToken === undefined
) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const wallet = httpWallet({ url, keyID, keyFile, gameCode, launchToken });
  const results = await runWalletRules(values.expiry ? { ...wallet, endSession: waitForSignOut } : wallet);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ results }, undefined, 2)}\n`);
  console.log(reportLines(results).join('\n'));
  if (results.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}
