import { plainText, type ProseBlock, type ProseInline } from '#ui/components/Prose/index.ts';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly ProseBlock[];
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Reads a text of questions: groups are headings of level 2, questions of level 3, followed by the answer. */
export function groupsOf(blocks: readonly ProseBlock[]): QuestionGroup[] {
  const groups: { id: string; title: string; questions: { id: string; question: string; answer: ProseBlock[] }[] }[] =
    [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (block.kind !== 'heading') group?.questions.at(-1)?.answer.push(block);
    else if (block.level === 2) groups.push({ id: block.id, title: plainText(block.children), questions: [] });
    else group?.questions.push({ id: block.id, question: plainText(block.children), answer: [] });
  }
  return groups;
}

const wordsOf = (blocks: readonly ProseBlock[]): string =>
  blocks
    .map((block) => {
      switch (block.kind) {
        case 'list':
          return block.items.map(wordsOf).join(' ');
        case 'note':
          return wordsOf(block.children);
        case 'table':
          return [block.head, ...block.rows]
            .flat()
            .map((cell: readonly ProseInline[]) => plainText(cell))
            .join(' ');
        case 'rule':
          return '';
        default:
          return plainText(block.children);
      }
    })
    .join(' ');

/** A search ignores accents and case: `dang nhap` matches `Đăng nhập`. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();

/** Keeps the questions that contain every word of a search, in the question or the answer. Drops empty groups. */
export function findQuestions(groups: readonly QuestionGroup[], search: string): readonly QuestionGroup[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const words = folded(`${group.title} ${question} ${wordsOf(answer)}`);
        return wanted.every((word) => words.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
