import { type StoryLanguage, useStoryLanguage } from './language.tsx';

type Said = Readonly<Record<Exclude<StoryLanguage, 'pseudo'>, string>>;

/** Stretches a text as the pseudo-locale does: 40 % longer, in brackets, so that what is cut off shows. */
const stretch = (text: string): string => `[${text}${'·'.repeat(Math.ceil(text.length * 0.4))}]`;

/**
 * What one story file says, in the three languages, as a hook that answers in the toolbar's.
 * Write texts as long as they are in the product: they show where a layout breaks.
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
