import { expect, test } from 'vitest';
import { compileText } from './compileText.ts';
import { ContentError } from './problem.ts';

const FRONT = '---\ntitle: A title\ndescription: What it is about.\nupdated: 2026-11-21\n---\n';
const compile = (body: string, front = FRONT) => compileText(`${front}${body}`, 'content/pages/x/zh_tw.md');

function problemsOf(body: string, front = FRONT): string[] {
  try {
    compile(body, front);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ line, text }) => `${String(line)}: ${text}`);
    throw error;
  }
  return [];
}

test('compiles Markdown to headings with ids, lists, tables, notes and links', () => {
  const { title, blocks } = compile(
    [
      '## One {#first}',
      '',
      'Words, **loud** and [away](https://example.com).',
      '',
      '### Below',
      '',
      '1. a',
      '2. b',
      '',
      '| h | i |',
      '|---|---|',
      '| c | d |',
      '',
      '> [!WARNING]',
      '> Mind it.',
    ].join('\n'),
  );
  expect(title).toBe('A title');
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, id: 'first', children: ['One'] },
    {
      kind: 'paragraph',
      children: [
        'Words, ',
        { kind: 'strong', children: ['loud'] },
        ' and ',
        { kind: 'link', href: 'https://example.com', children: ['away'] },
        '.',
      ],
    },
    { kind: 'heading', level: 3, id: 's1-1', children: ['Below'] },
    {
      kind: 'list',
      ordered: true,
      start: 1,
      items: [[{ kind: 'paragraph', children: ['a'] }], [{ kind: 'paragraph', children: ['b'] }]],
    },
    { kind: 'table', head: [['h'], ['i']], rows: [[['c'], ['d']]] },
    { kind: 'note', tone: 'warning', children: [{ kind: 'paragraph', children: ['Mind it.'] }] },
  ]);
});

test('removes a line break within Chinese text', () => {
  expect(compile('第一行\n第二行，\nand Latin\n').blocks).toEqual([
    { kind: 'paragraph', children: ['第一行第二行， and Latin'] },
  ]);
});

// The front matter takes five lines.
test.each([
  ['raw HTML', 'a <br> word', /^6: HTML is not part/],
  ['a script', '<script>alert(1)</script>', /^6: HTML is not part/],
  ['an unknown placeholder', 'ok\n\n{brandNmae}', /^8: \{brandNmae\} is no placeholder; there are .*\{brandName\}/],
  ['a spaced placeholder', '{ brandName }', /^6: \{ brandName \} is no placeholder/],
  ['a title in the text', '# Title', /^6: the title stands in the front matter/],
  ['a level left out', '## a\n\n#### b', /^8: a heading of level 4 stands under none/],
  ['one name twice', '## a {#x}\n\n## b {#x}', /^8: two headings are named x/],
  ['a link to nowhere here', '[a](#nothing)', /^6: no heading of this text is named nothing/],
  ['a link that runs code', '[a](javascript:alert(1))', /^6: a link leads to https/],
  ['a link to another host by its path', '[a](//evil.example)', /^6: a link leads to https/],
  ['a picture', '![a](/b.png)', /^6: image is not part/],
  ['code', '```\na\n```', /^6: code is not part/],
  ['a note of no kind', '> [!LOUD]\n> a', /^6: a note is NOTE, WARNING or CAUTION, not LOUD/],
])('%s fails with the line number', (_what, body, said) => {
  expect(problemsOf(body)).toEqual([expect.stringMatching(said)]);
});

test('names the line of missing or invalid front matter', () => {
  expect(problemsOf('words', '')).toEqual([expect.stringMatching(/^1: begins with front matter/)]);
  const front = '---\ntitle: A title\ndescription: Fine.\nupdated: yesterday\ncolour: red\n---\n';
  expect(problemsOf('words', front)).toEqual([
    expect.stringMatching(/^4: updated: /),
    expect.stringMatching(/front matter: Unrecognized key: "colour"/),
  ]);
});

test('refuses options on a field without a choice', () => {
  const front = `${FRONT.slice(0, -4)}fields:\n  - name: a\n    type: text\n    label: A\n    options:\n      - value: b\n        label: B\n---\n`;
  expect(problemsOf('words', front)).toEqual([expect.stringMatching(/^6: fields\.0: options belong to select/)]);
});
