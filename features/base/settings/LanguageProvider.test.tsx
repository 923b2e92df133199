import { render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

test('throws an uncaught error for a text that cannot be formatted, so that the operator and every test notice it', () => {
  const later: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (work: () => void) => later.push(work));
  const plural = { type: 6, value: 'count', offset: 0, pluralType: 'cardinal' } as const;

  render(
    <LanguageProvider first={{ locale: 'zh_tw', messages: { 7: [{ ...plural, options: {} }] } }}>
      <p>
        <FormattedMessage id="7" values={{ count: 3 }} />
      </p>
    </LanguageProvider>,
  );
  expect(screen.getByText('7')).toBeVisible();
  const thrown = later.map((work) => {
    try {
      work();
    } catch (error) {
      return String(error);
    }
    return '';
  });
  expect(thrown).toContainEqual(expect.stringContaining('Error formatting message: "7"'));
});
