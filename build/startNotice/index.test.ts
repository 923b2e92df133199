import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { startNoticeScript } from './index.ts';
import { watchStart } from './watchStart.ts';

test('the script is ES5 in its source, so every browser can read it', () => {
  expect(startNoticeScript()).not.toMatch(/=>|`|\b(?:const|let|class)\b|\.\.\./);
  // A tool other than esbuild would ship newer syntax unchanged.
  const whitespaceOnly = (code: string): string => code.replace(/\s+/g, '');
  const written = watchStart.toString();
  expect(whitespaceOnly(transformSync(`(${written})`, { target: 'es5' }).code)).toBe(
    whitespaceOnly(transformSync(`(${written})`, { target: 'esnext' }).code),
  );
});

test('contains nothing that closes a script element early', () => {
  expect(startNoticeScript()).not.toContain('</');
});
