import { Failure } from '#protocol/failure.ts';
import { type Operator, Refusal, UsageError } from './command.ts';
import { findCommand, usageOf } from './commands.ts';

/** The output of a run of the command line, and its access to the database, which is opened only for a valid command. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
  /** The address of the database, for verbs that do not open it. */
  databaseUrl(): string;
  /** The account of the machine that runs the command line. */
  readonly account: string;
  /** @param name the person, for the audit log */
  open(name: string): Promise<{ readonly operator: Operator; close(): Promise<void> }>;
}

const NAME = /^[A-Za-z0-9._@-]{1,64}$/;

/** Removes `--as NAME` from the words. @returns the name, if there is one, and the other words */
function readPerson(words: readonly string[]): { readonly as: string | undefined; readonly words: readonly string[] } {
  const at = words.indexOf('--as');
  return at === -1 ? { as: undefined, words } : { as: words[at + 1] ?? '', words: words.toSpliced(at, 2) };
}

/**
 * Returns the person for the audit log. The default is the account of the machine.
 * @throws UsageError for an invalid name, and for `root` without a name, because several people may be root
 */
function nameOf(as: string | undefined, account: string): string {
  if (as === undefined && account === 'root') throw new UsageError('--as NAME says who you are: anyone may be root');
  const name = as ?? account;
  if (!NAME.test(name) || name === 'root')
    throw new UsageError('--as takes the name of a person, such as --as mei.lin');
  return name;
}

/**
 * Runs the operator's command line.
 * @param given the words after `npm run admin --`
 * @returns the exit code: 0 for success, 1 for a refusal or a fault, 2 for wrong words
 */
export async function runAdmin(given: readonly string[], terminal: Terminal): Promise<number> {
  const { as, words } = readPerson(given);
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
    const opened = await terminal.open(nameOf(as, terminal.account));
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
