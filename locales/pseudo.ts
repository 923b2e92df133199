import { type Messages, readMessages } from './messages.ts';

/** The tag to give react-intl with the pseudo texts: their plurals are the source language's. */
export const pseudoTag = 'zh-Hant-TW';

/**
 * Fetches the pseudo-locale: every source text accented, lengthened by 40 % and in brackets, so that a cut-off or a hard-coded text shows.
 * For development and Storybook; import this file only there, since it brings its catalogue along.
 */
export async function loadPseudoMessages(): Promise<Messages> {
  return readMessages(await import('./compiled/pseudo.json'), 'pseudo');
}
