import * as z from 'zod/mini';
import words from './words.json' with { type: 'json' };

/**
 * The words that the product comes with, by list: `blocked` may not stand in a message (decisions §5), `trading` is said by
 * someone who offers accounts or coins: such a message carries Flag 1 (specification 1 §3). The operator adds and removes
 * more; what holds is in `operator/wordLists.ts`.
 */
export const builtInWords = z
  .strictObject({
    blocked: z.array(z.string().check(z.minLength(1))),
    trading: z.array(z.string().check(z.minLength(1))),
  })
  .parse(words);
