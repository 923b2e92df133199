import * as z from 'zod/mini';
import { readableText } from '../rules/visibleText.ts';

/** A player's text that must not be empty: stored in its readable form, 1 to `most` characters. */
export const writtenText = (most: number) =>
  z.string().check(z.maxLength(most), z.overwrite(readableText), z.minLength(1));
