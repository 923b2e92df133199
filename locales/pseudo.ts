import { type Messages, readMessages } from './messages.ts';

/** The tag for react-intl with the pseudo texts, because their plurals are those of the source language. */
export const pseudoTag = 'zh-Hant-TW';

/**
 * Fetches the pseudo-locale. Every source text is accented, 40 % longer and in brackets, so that a cut-off or hard-coded text is visible.
 * It is for development and Storybook. Import this file only there, because it includes its catalogue.
 */
export async function loadPseudoMessages(): Promise<Messages> {
  return readMessages(await import('./compiled/pseudo.json'), 'pseudo');
}
