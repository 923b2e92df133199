import { type StoryLanguage, useStoryLanguage } from './language.tsx';

type Said = Readonly<Record<Exclude<StoryLanguage, 'pseudo'>, string>>;

/** Stretches a text as the pseudo-locale does: 40 % longer, in brackets, so that cut text shows. */
const stretch = (text: string): string => `[${text}${'·'.repeat(Math.ceil(text.length * 0.4))}]`;

/**
 * Declares the texts of one story file in the three languages, as a hook that returns them in the toolbar's language.
 * Write texts as long as in the product: they show where a layout breaks.
 */
export function storyText<Name extends string>(
  words: Readonly<Record<Name, Said>>,
): () => Readonly<Record<Name, string>> {
  return () => {
    const language = useStoryLanguage();
    const entries = Object.entries<Said>(words).map(([name, said]) => [
      name,
      language === 'pseudo' ? stretch(said.zh_tw) : said[language],
    ]);
    return Object.fromEntries(entries) as Record<Name, string>;
  };
}
