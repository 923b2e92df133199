import * as z from 'zod/mini';
import words from './words.json' with { type: 'json' };

/**
 * The product's own words, by list. A `blocked` word may not be in a message (decisions §5). A `trading` word offers accounts or coins: its
 * message gets Flag 1 (specification 1 §3). The operator adds and removes words; `wordLists.ts` reads the current lists.
 */
export const builtInWords = z
  .strictObject({
    blocked: z.array(z.string().check(z.minLength(1))),
    trading: z.array(z.string().check(z.minLength(1))),
  })
  .parse(words);
