import { describe, expect, it } from 'vitest';
import { compareWithBaseline, hashOf, type OddSentence } from './check.ts';
import { findOddWording, findSubjectFault } from './patterns.ts';
import { drawSample, splitSentences } from './sample.ts';
import { sentencesOfCode, sentencesOfMarkdown } from './sentences.ts';

describe('an odd wording', () => {
  it.each([
    ['Who has blocked one takes nothing from one.', 'Who'],
    ['As high as whatever follows.', 'whatever'],
    ['Told when one has read it.', 'one has'],
    ['Read anew after each claim.', 'anew'],
    ['What stands above the list.', 'stands above'],
    ['The room; absent: all rooms.', '; absent:'],
    ['What never comes ends a test.', 'What'],
    ['Where it was not flushed, nothing is known.', 'Where'],
    ['Read once. What the page needs is there.', '. What'],
    ['- **Where it lies.** In a file.', '- **Where'],
    ['Whether the page opens depends on the brand.', 'Whether the page opens depends'],
    ['Absent: the last 14 days.', 'Absent:'],
    ['@param time empty: no', '@param time empty:'],
    ['The games of the provider. Default: none.', '. Default:'],
    ['A draw of the wheel: none.', ': none.'],
    ['The rows: what a page shows.', ': what'],
    ['It reads the file.', 'It'],
    ['They are sorted.', 'They'],
    ['This is read once.', 'This is'],
    ['Every pause wants a code.', 'wants'],
    ['Knows nobody by that id.', 'Knows nobody'],
    ['A bar that nobody reads.', 'nobody'],
    ['A field is refused in words.', 'refused in words'],
    ['The check says that a file is missing.', 'check says'],
    ['A notice telling of a break.', 'notice telling'],
    ['Errors are the port’s.', 'are the port’s'],
    ['The file is for Android alone.', 'for Android alone'],
    ['Read every 30 s besides.', 'besides'],
    ['A page that is dear.', 'is dear'],
    ['Shows it to who may speak.', 'to who'],
    ['The job takes up the order.', 'takes up'],
    ['The height, once it exists and rests.', 'once it exists and rests'],
  ])('is found in "%s"', (text, words) => {
    expect(findOddWording(text)?.words).toBe(words);
  });

  it.each([
    'Closes the socket if the session has ended.',
    'Returns the newest value per game.',
    'A player who blocked you cannot receive gifts from you.',
    'Waits until one of the two has answered.',
    'Whether the page is open.',
    'What is a spin?',
    'This class sorts the rows.',
    'Returns the rows. It sorts them.',
    'Signs in by phone: by code, then by name.',
    'The player wants to leave.',
    'Settings that a player wants.',
    'The process is alone.',
    'Moves gold alone and in batches.',
    'A collection takes up to 290 ms.',
    'A demo account, `guest` or `nobody`.',
  ])('is not found in "%s"', (text) => {
    expect(findOddWording(text)).toBeUndefined();
  });
});

describe('an odd title', () => {
  it.each(['what a page shows', 'where it is not flushed', 'who signs in again', 'they are sorted'])(
    'is found in "%s" in small letters',
    (title) => {
      expect(findOddWording(title, 'title')).toBeDefined();
    },
  );

  it('is not found in a title that goes on its group, or a line of Markdown that goes on', () => {
    expect(findOddWording('that fails is reported', 'title')).toBeUndefined();
    expect(findOddWording('that a page shows.', 'docs')).toBeUndefined();
  });
});

describe('a commit subject', () => {
  it.each([
    'Add a store port',
    'mocks: answer until pagehide',
    'Seed the demo world once',
    'ledger: post once',
    'testing: wait',
  ])('accepts "%s"', (subject) => {
    expect(findSubjectFault(subject)).toBeUndefined();
  });

  it.each([
    'What cannot be seen is over no edge',
    'Added a store port',
    'chat: fixing the day',
    'chat: fixes the day',
    'chat: a day',
    'plain sentences in stories',
    'x'.repeat(73),
  ])('rejects "%s"', (subject) => {
    expect(findSubjectFault(subject)).toBeDefined();
  });
});

describe('the sentences of a file', () => {
  it('include comments, test titles and summaries, each with its line', () => {
    const code = [
      '/**',
      ' * Adds two',
      ' * numbers.',
      ' */',
      'const add = 1;',
      '// A first line',
      '// and a second.',
      "describe.each([1])('a group', () => { it('adds', () => {}); });",
      "const contract = { summary: 'Sends a message.' };",
    ].join('\n');
    expect(sentencesOfCode('a.ts', code)).toEqual([
      { line: 1, kind: 'comment', text: 'Adds two numbers.' },
      { line: 6, kind: 'comment', text: 'A first line and a second.' },
      { line: 8, kind: 'title', text: 'a group' },
      { line: 8, kind: 'title', text: 'adds' },
      { line: 9, kind: 'summary', text: 'Sends a message.' },
    ]);
  });

  it('include titles of conformance cases and texts of an operator command', () => {
    const code = [
      "conforms(signIn, 100015, 'refuses a call without a session', () => {});",
      "const flags = { days: { does: 'Days to keep.' } };",
    ].join('\n');
    expect(sentencesOfCode('a.ts', code)).toEqual([
      { line: 1, kind: 'title', text: 'refuses a call without a session' },
      { line: 2, kind: 'summary', text: 'Days to keep.' },
    ]);
  });

  it('exclude code and targets of links in Markdown', () => {
    expect(sentencesOfMarkdown('One\n\n```sh\nwhatever\n```\nuse `anew` [here](anew.md)')).toEqual([
      { line: 1, kind: 'docs', text: 'One' },
      { line: 6, kind: 'docs', text: 'use `…` [here]' },
    ]);
  });
});

const sentence: OddSentence = {
  file: 'a.ts',
  line: 3,
  kind: 'comment',
  text: 'Read anew.',
  words: 'anew',
  advice: 'use the everyday word',
};

describe('the baseline', () => {
  it('accepts a sentence that it lists, also in another file', () => {
    expect(compareWithBaseline([{ ...sentence, file: 'b.ts' }], [hashOf(sentence)])).toEqual([]);
  });

  it('refuses another sentence with the advice', () => {
    expect(compareWithBaseline([sentence], []).join('\n')).toMatch(/a\.ts:3: "anew".*use the everyday word/);
  });

  it('refuses a new odd sentence in place of an old one', () => {
    const swapped = compareWithBaseline([{ ...sentence, text: 'Written anew.' }], [hashOf(sentence)]);
    expect(swapped.join('\n')).toContain('Written anew.');
  });

  it('asks for an update if a listed sentence is gone', () => {
    expect(compareWithBaseline([], [hashOf(sentence)]).join('\n')).toContain('--update');
  });
});

describe('a sample', () => {
  const texts = Array.from({ length: 50 }, (_, line) => ({ ...sentence, line, text: `Reads the row ${line}.` }));

  it('is the same for the same commit', () => {
    expect(drawSample(texts, 5, 'a')).toEqual(drawSample(texts, 5, 'a'));
  });

  it('is another for another commit', () => {
    expect(drawSample(texts, 5, 'a')).not.toEqual(drawSample(texts, 5, 'b'));
  });

  it('splits a comment into sentences and leaves out rows of tables', () => {
    const parts = splitSentences([
      { ...sentence, text: 'Reads the row. Closes the file.' },
      { ...sentence, kind: 'docs', text: '| a cell of a table |' },
    ]);
    expect(parts.map(({ text }) => text)).toEqual(['Reads the row.', 'Closes the file.']);
  });

  it('joins the lines of a paragraph', () => {
    const parts = splitSentences([
      { ...sentence, kind: 'docs', line: 1, text: 'Reads the row of' },
      { ...sentence, kind: 'docs', line: 2, text: 'a table. Closes the file.' },
      { ...sentence, kind: 'docs', line: 3, text: '- Opens another file.' },
    ]);
    expect(parts.map(({ text }) => text)).toEqual([
      'Reads the row of a table.',
      'Closes the file.',
      '- Opens another file.',
    ]);
  });
});
