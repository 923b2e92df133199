import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMischief, isRightReport, MISCHIEFS, runSandbox, sandboxLines } from '#conformance/sandbox/index.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import { httpWallet } from './provider/httpWallet.ts';

// `npm run provider:sandbox`: a game provider that sends faulty calls to a wallet (docs/providers.md).
const USAGE = `npm run provider:sandbox -- --url https://play.example/wallet/v1 --key-id <id> --key <private key in PEM>
                            --game <code> --launch <token of a launch> [--mischief double,sign] [--share 0.5] [--rounds 20]
                            [--expired-grant <id>] [--foreign-grant <id>] [--used-grant <id>] [--json <file>]

--mischief   what it does with calls, all of it unless given:
${Object.entries(MISCHIEFS)
  .map(([name, text]) => `             ${name.padEnd(8)} ${text}`)
  .join('\n')}
--share      the share of calls that it does it with, 0 to 1
--expired-grant, --foreign-grant, --used-grant
             free spins in the game that the wallet has to refuse: ended, of another player, used up`;

const RANGE = 2 ** 32;

loadIssueSentences();
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'key-id': { type: 'string' },
    key: { type: 'string' },
    game: { type: 'string' },
    launch: { type: 'string' },
    mischief: { type: 'string', default: Object.keys(MISCHIEFS).join(',') },
    share: { type: 'string', default: '0.5' },
    rounds: { type: 'string', default: '20' },
    'expired-grant': { type: 'string' },
    'foreign-grant': { type: 'string' },
    'used-grant': { type: 'string' },
    json: { type: 'string' },
  },
});
const { url, 'key-id': keyID, key: keyFile, game: gameCode, launch: launchToken, json } = values;
const names = values.mischief.split(',').filter((name) => name !== '');
const mischiefs = names.filter(isMischief);
if (
  url === undefined ||
  keyID === undefined ||
  keyFile === undefined ||
  gameCode === undefined ||
  launchToken === undefined ||
  mischiefs.length < names.length
) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const grants = {
    expired: values['expired-grant'],
    foreign: values['foreign-grant'],
    usedUp: values['used-grant'],
  };
  const report = await runSandbox({
    wallet: httpWallet({ url, keyID, keyFile, gameCode, launchToken, grants }),
    rounds: Number(values.rounds),
    mischiefs,
    share: Number(values.share),
    random: () => randomInt(RANGE) / RANGE,
  });
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(sandboxLines(report).join('\n'));
  if (!isRightReport(report)) process.exitCode = 1;
}
