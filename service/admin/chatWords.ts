import { listWords } from '#domain/moderation/wordLists.ts';
import { saveWord } from '#domain/operator/words.ts';
import { WordKind } from '#protocol/entities/operator.ts';
import { actorOf } from './auditLog.ts';
import { type Command, type Operator, UsageError } from './command.ts';
import { readWords } from './words.ts';

const LONGEST = 64;

function readList(word: string | undefined): WordKind {
  const kind = WordKind.safeParse(word);
  if (!kind.success) throw new UsageError(`which list? ${WordKind.options.join(' or ')}`);
  return kind.data;
}

async function change(operator: Operator, words: readonly string[], Active: boolean): Promise<number> {
  const [list, ...given] = readWords(words, {}).rest;
  const Kind = readList(list);
  if (given.length === 0) throw new UsageError('which words?');
  const wrong = given.find((word) => word.trim() === '' || word.length > LONGEST);
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no word of 1 to ${LONGEST} characters`);
  const actor = actorOf(operator);
  await operator.ports.store.transaction(async (tx) => {
    for (const Word of given) await saveWord(tx, actor, { Kind, Word: Word.trim(), Active });
  });
  for (const word of given) operator.print(`${word} is ${Active ? '' : 'no longer '}among the ${Kind} words`);
  return 0;
}

/** `words add` */
export const wordsAdd: Command = {
  verb: 'words add',
  takes: 'blocked|trading <word>…',
  does: 'adds words that a chat message may not contain, or that mark an offer of accounts or coins; applies from the next message on',
  run: (operator, words) => change(operator, words, true),
};

/** `words remove` */
export const wordsRemove: Command = {
  verb: 'words remove',
  takes: 'blocked|trading <word>…',
  does: 'removes words from a list, also words of the product',
  run: (operator, words) => change(operator, words, false),
};

/** `words list` */
export const wordsList: Command = {
  verb: 'words list',
  takes: 'blocked|trading',
  does: 'prints the words of a list, one per line',
  async run(operator, words) {
    const [list, ...more] = readWords(words, {}).rest;
    if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too much`);
    for (const word of await listWords(operator.ports.store, readList(list))) operator.print(word);
    return 0;
  },
};
