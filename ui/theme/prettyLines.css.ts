import { globalStyle } from '@vanilla-extract/css';

/** For `text-wrap`: no last line of one character or word. It is the only place that says `pretty` (`scripts/browsers/styles.test.ts`). */
export const prettyLines = 'var(--pretty-lines, pretty)';

// WebKit shortens every line of a text for it and breaks Chinese within words. Of the engines only WebKit hangs punctuation.
globalStyle(':root:lang(zh)', {
  '@supports': { '(hanging-punctuation: first)': { vars: { '--pretty-lines': 'wrap' } } },
});
