import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { AllowedSecret, type FoundSecret, findSecrets, isText, judgeSecrets } from './supply-chain/secrets.ts';

// A step of `npm test`: fails if a file of the project contains a key, a token or a password. It reads tracked files and untracked files
// that Git does not ignore.
const file = 'scripts/supply-chain/allowedSecrets.json';
const allowed = z.array(AllowedSecret).parse(JSON.parse(readFileSync(file, 'utf8')));
const found: FoundSecret[] = [];
for (const path of listFiles()) {
  const bytes = readFileSync(path);
  if (isText(bytes)) found.push(...(await findSecrets(path, bytes.toString('utf8'))));
}
const problems = judgeSecrets(found, allowed);
if (problems.length > 0) {
  console.error(
    [`Take these out, and change them where they count. What is none goes to ${file}:`, ...problems].join('\n'),
  );
  process.exitCode = 1;
}

function listFiles(): readonly string[] {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
  // Git still lists files that were removed without a commit.
  return listed.split('\0').filter((path) => path !== '' && existsSync(path));
}
