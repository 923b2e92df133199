import { Failure } from '#protocol/failure.ts';
import { type Operator, Refusal, UsageError } from './command.ts';
import { findCommand, usageOf } from './commands.ts';

/** Where a run of the command line writes, and how it gets at the database: only once the words are understood. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
  /** The address of the database, for verbs that do not open it. */
  databaseUrl(): string;
  open(): Promise<{ readonly operator: Operator; close(): Promise<void> }>;
}

/**
 * Runs the operator's command line.
 * @param words what stood after `npm run admin --`
 * @returns the exit code: 0 done, 1 refused or found wanting, 2 not understood
 */
export async function runAdmin(words: readonly string[], terminal: Terminal): Promise<number> {
  const found = findCommand(words);
  if (words.includes('--help') || words.includes('-h')) {
    terminal.out(usageOf(found && [found.command]));
    return 0;
  }
  if (found === undefined) {
    terminal.err(words.length === 0 ? usageOf() : `There is no verb "${words.slice(0, 2).join(' ')}".\n\n${usageOf()}`);
    return 2;
  }
  const { command, rest } = found;
  try {
    if ('runOn' in command)
      return await command.runOn({ databaseUrl: terminal.databaseUrl(), print: (line) => terminal.out(line) }, rest);
    const opened = await terminal.open();
    try {
      return await command.run(opened.operator, rest);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message}\n\n${usageOf([command])}`);
      return 2;
    }
    if (!(error instanceof Refusal || error instanceof Failure)) throw error;
    terminal.err(error.message);
    return 1;
  }
}
