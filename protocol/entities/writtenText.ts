import * as z from 'zod/mini';
import { readableText } from '../rules/visibleText.ts';

/** A text of a player that must say something: kept in its readable form, 1 to `most` characters. */
export const writtenText = (most: number) =>
  z.string().check(z.maxLength(most), z.overwrite(readableText), z.minLength(1));
