import type { Ports } from '#domain/ports/index.ts';
import type { Tables } from '#domain/tables.ts';
import type { Models } from '#store/models/models.ts';

/** The context of a command. */
export interface Operator {
  readonly ports: Ports;
  /** A reader for the operator. Changes, and their reads, go through the store of the ports. */
  readonly models: Models<Tables>;
  /** The person at the keyboard, for the audit log. */
  readonly name: string;
  print(line: string): void;
}

/** One verb of the operator's command line. */
export interface Command {
  /** The verb of the command, such as `player show`. */
  readonly verb: string;
  /** The words after the verb, as the usage shows them. */
  readonly takes: string;
  readonly does: string;
  /**
   * @param words the words after the verb
   * @returns the exit code
   * @throws UsageError for wrong words, Refusal if the command may not or cannot run
   */
  run(operator: Operator, words: readonly string[]): Promise<number>;
}

/** A verb that works on the database as a whole, which is not opened for it. */
export interface FileCommand extends Pick<Command, 'verb' | 'takes' | 'does'> {
  /** Like {@link Command.run}, but without an open database. */
  runOn(
    database: { readonly databaseUrl: string; readonly print: (line: string) => void },
    words: readonly string[],
  ): Promise<number>;
}

/** The words after the verb are wrong, so the usage is shown. */
export class UsageError extends Error {}

/** The command was understood but not executed. */
export class Refusal extends Error {}
