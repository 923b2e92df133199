import type { Ports } from '#domain/ports/index.ts';
import type { Tables } from '#domain/tables.ts';
import type { Models } from '#store/models/models.ts';

/** The context of a command. */
export interface Operator {
  readonly ports: Ports;
  /** A reader for the operator only. Changes, and their reads, go through the store of the ports. */
  readonly models: Models<Tables>;
  /** The person at the keyboard, for the audit log. */
  readonly name: string;
  print(line: string): void;
}

/** One verb of the operator's command line. */
export interface Command {
  /** How it is called: `player show`. */
  readonly verb: string;
  /** The words after the verb, as the usage shows them. */
  readonly takes: string;
  readonly does: string;
  /**
   * @param words what stood after the verb
   * @returns the exit code
   * @throws UsageError for words it does not take, Refusal when it may or can not
   */
  run(operator: Operator, words: readonly string[]): Promise<number>;
}

/** A verb that works on the database as a whole, which is not opened for it. */
export interface FileCommand extends Pick<Command, 'verb' | 'takes' | 'does'> {
  /** As {@link Command.run}. */
  runOn(
    database: { readonly databaseUrl: string; readonly print: (line: string) => void },
    words: readonly string[],
  ): Promise<number>;
}

/** The words after the verb are wrong; the usage is shown. */
export class UsageError extends Error {}

/** The command was understood and not done. */
export class Refusal extends Error {}
