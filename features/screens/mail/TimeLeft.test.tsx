import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { TimeLeft } from './TimeLeft.tsx';

const HOUR_MS = 60 * 60 * 1000;

test.each([
  [8 * 24, ''],
  [6 * 24 + 1, '剩 6 天'],
  [25, '剩 1 天'],
  [5.5, '剩 5 小時'],
  [0.5, '不到 1 小時'],
])('shows %d hours before the end: %j', (hours, words) => {
  const until = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const { container } = render(
    <IntlProvider locale="zh-Hant-TW" messages={{}} onError={() => undefined}>
      <TimeLeft until={until} />
    </IntlProvider>,
  );
  expect(container.textContent).toBe(words);
});
