import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutFormats } from './withoutUnusedFormats.ts';

const installed = readFileSync(new URL('../node_modules/@formatjs/intl/index.js', import.meta.url), 'utf8');

it('leaves the functions out that nothing calls, and keeps the others', () => {
  const left = cutFormats(installed);
  expect(left).not.toContain('formatPlural: formatPlural.bind');
  expect(left).not.toContain('formatListToParts: formatListToParts.bind');
  expect(left).toContain('formatMessage: formatMessage.bind');
  expect(left).toContain('formatList: formatList.bind');
});

it('refuses code of another form', () => {
  expect(() => cutFormats('export const createIntl = () => ({});')).toThrow('formatDateTimeRange');
});
