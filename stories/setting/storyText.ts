import type { ReactElement } from 'react';
import { useStoryLanguage } from './language.tsx';

/** A text in the languages of {@link PLACES}. */
export type TextRow = readonly [chinese: string, indonesian: string, vietnamese: string];
const PLACES = { zh_tw: 0, id_id: 1, vi_vn: 2 } as const;

/** Stretches a text like the pseudo-locale: 40 % longer and in brackets, so that cut-off text is visible. */
const stretch = (text: string): string => `[${text}${'·'.repeat(Math.ceil(text.length * 0.4))}]`;

/**
 * Declares the texts of one story file in Chinese, Indonesian and Vietnamese, as a hook that returns them in the toolbar's language. Write
 * texts as long as in the product, since they show where a layout breaks.
 */
export function storyText<Name extends string>(
  words: Readonly<Record<Name, TextRow>>,
): () => Readonly<Record<Name, string>> {
  return () => {
    const language = useStoryLanguage();
    const entries = Object.entries<TextRow>(words).map(([name, said]) => [
      name,
      language === 'pseudo' ? stretch(said[PLACES.zh_tw]) : said[PLACES[language]],
    ]);
    return Object.fromEntries(entries) as Record<Name, string>;
  };
}

/** Returns a story's `render` that uses the result of a hook: its texts, or its language. */
export function drawWith<Result>(useResult: () => Result, draw: (result: Result) => ReactElement): () => ReactElement {
  return function Drawn() {
    return draw(useResult());
  };
}
