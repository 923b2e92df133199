import { describe, expect, it } from 'vitest';
import { csvCell, csvFile, type CsvRow } from './csv.ts';

describe('a CSV file', () => {
  it('escapes texts that look like a formula, and does not change numbers', () => {
    expect(['=1+1', '+886', '-2', '@SUM', '\tx', '\rx', 'plain', -5].map(csvCell)).toEqual([
      "'=1+1",
      "'+886",
      "'-2",
      "'@SUM",
      "'\tx",
      '"\'\rx"',
      'plain',
      '-5',
    ]);
  });

  it('quotes commas, quotes and lines', () => {
    expect(['a,b', 'say "hi"', 'two\nlines'].map(csvCell)).toEqual(['"a,b"', '"say ""hi"""', '"two\nlines"']);
  });

  it('begins with a byte order mark and its header, and reads each page only when it is needed', async () => {
    let read = 0;
    async function* pages(): AsyncGenerator<readonly CsvRow[]> {
      for (const page of [[['夜梟', 1]], [], [['=x', 2]]]) {
        read += 1;
        yield page;
      }
    }
    const file = csvFile('list.csv', ['Name', 'Amount'], pages());
    expect([file.type, file.name, file.maxAgeSeconds]).toEqual(['text/csv; charset=utf-8', 'list.csv', 0]);
    const texts: string[] = [];
    const readBefore: number[] = [];
    for await (const chunk of file.chunks) {
      texts.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(chunk));
      readBefore.push(read);
    }
    expect(readBefore).toEqual([0, 1, 3]);
    expect(texts).toEqual(['\uFEFFName,Amount\r\n', '夜梟,1\r\n', "'=x,2\r\n"]);
  });
});
