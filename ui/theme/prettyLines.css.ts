import { globalStyle } from '@vanilla-extract/css';

/**
 * For `text-wrap`: avoids a last line of one character or word. The only place that uses `pretty` (`scripts/browsers/styles.test.ts`).
 */
export const prettyLines = 'var(--pretty-lines, pretty)';

// WebKit shortens every line of a text for it and breaks Chinese within words. Only WebKit hangs punctuation.
globalStyle(':root:lang(zh)', {
  '@supports': { '(hanging-punctuation: first)': { vars: { '--pretty-lines': 'wrap' } } },
});
