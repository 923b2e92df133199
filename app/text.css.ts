import { globalStyle } from '@vanilla-extract/css';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';

// Avoids a last line of one character. Layouts in columns override it.
globalStyle('body', { textWrap: prettyLines });
