/** The fenced blocks of a language (`sh`, `json`) in order, without their fences. */
export const blocksOf = (markdown: string, language: string): readonly string[] =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  );
