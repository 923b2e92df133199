import * as z from 'zod/mini';
import { PlayerID } from './entities/identifiers.ts';

/** The id of the script element with the first data of a page. */
export const FIRST_DATA_ELEMENT = 'menagerie-first-data';

/** Answers that travel with the document of a page, so that the page need not ask for them. */
export const FirstData = z.object({
  /** The age of the answers when the document was sent, in milliseconds. */
  Age: z.number().check(z.nonnegative()),
  /** The player whose answers these are. Absent in the document of a visitor. */
  PlayerID: z.optional(PlayerID),
  Answers: z.array(
    z.object({
      /** The name of the contract. */
      Name: z.string(),
      /** The request as the contract parses it. */
      Request: z.unknown(),
      Result: z.unknown(),
    }),
  ),
});
export type FirstData = z.infer<typeof FirstData>;

/** The contract of an answer, as far as its request must be compared. */
interface Asked {
  readonly name: string;
  readonly request: z.ZodMiniType;
}

/**
 * Returns the name and the parsed request of a read as one text. Requests that a contract parses to the same value
 * have the same text.
 */
export function answerKey({ name, request }: Asked, asked: unknown): string | undefined {
  const parsed = request.safeParse(asked);
  return parsed.success ? JSON.stringify([name, parsed.data]) : undefined;
}
