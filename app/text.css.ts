import { globalStyle } from '@vanilla-extract/css';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';

// No last line of one character; what is set in columns or lines of its own says otherwise itself.
globalStyle('body', { textWrap: prettyLines });
