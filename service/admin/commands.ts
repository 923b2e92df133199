import { brandNew } from './brandNew.ts';
import type { Command } from './command.ts';
import { ledgerAudit } from './ledgerAudit.ts';
import { playerCreate } from './playerCreate.ts';
import { playerGrant } from './playerGrant.ts';
import { playerMute } from './playerMute.ts';
import { playerShow } from './playerShow.ts';
import { playerVip } from './playerVip.ts';

const COMMANDS: readonly Command[] = [
  playerShow,
  playerGrant,
  playerVip,
  playerMute,
  playerCreate,
  ledgerAudit,
  brandNew,
];

/** The command that these words begin with, and the words after its verb. */
export function findCommand(words: readonly string[]): { command: Command; rest: readonly string[] } | undefined {
  const command = COMMANDS.find(({ verb }) => verb === words.slice(0, 2).join(' '));
  return command && { command, rest: words.slice(2) };
}

/** All verbs, or one, as `--help` shows them. */
export function usageOf(commands: readonly Command[] = COMMANDS): string {
  return [
    'Usage: npm run admin -- <verb>',
    '',
    ...commands.flatMap(({ verb, takes, does }) => [`  ${`${verb} ${takes}`.trimEnd()}`, `      ${does}`]),
    '',
    'Works on DATABASE_URL, beside a running service too. What it does is written to the audit log.',
  ].join('\n');
}
