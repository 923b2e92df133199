import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { startNoticeScript } from './index.ts';
import { watchStart } from './watchStart.ts';

test('the script is ES5 as it is written, so that a browser of any age reads it', () => {
  expect(startNoticeScript()).not.toMatch(/=>|`|\b(?:const|let|class)\b|\.\.\./);
  // What esbuild would have to rewrite, a tool without it would ship.
  const whitespaceOnly = (code: string): string => code.replace(/\s+/g, '');
  const written = watchStart.toString();
  expect(whitespaceOnly(transformSync(`(${written})`, { target: 'es5' }).code)).toBe(
    whitespaceOnly(transformSync(`(${written})`, { target: 'esnext' }).code),
  );
});

test('holds nothing that ends a script element early', () => {
  expect(startNoticeScript()).not.toContain('</');
});
