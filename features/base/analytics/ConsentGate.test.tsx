import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { ConsentGate } from './ConsentGate.tsx';
import { ConsentLink } from './ConsentLink.tsx';
import { AnalyticsContext } from './useAnalytics.ts';

beforeAll(() => import('./ConsentQuestion.tsx'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const QUESTION = { name: '可以統計您的使用情形嗎？' };
const taken: string[] = [];

/** Opens a page with the storage that earlier pages left. */
function open(hidden = false): ReturnType<typeof createAnalytics> {
  taken.length = 0;
  const take = (events: readonly { Route: string }[]) => void taken.push(...events.map(({ Route }) => Route));
  const analytics = createAnalytics({ load: async () => ({ take, stop: () => {} }) });
  render(
    <IntlProvider locale="zh-Hant-TW" onError={() => undefined}>
      <AnalyticsContext value={analytics}>
        <ConsentGate hidden={hidden} />
        <ConsentLink className="" />
      </AnalyticsContext>
    </IntlProvider>,
  );
  return analytics;
}

test('shows the question in the page without taking the focus, and records nothing before the answer', async () => {
  const analytics = open();
  expect(await screen.findByRole('region', QUESTION)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  analytics.record({ Name: 'pageView', Route: '/rank' });
  expect([taken, localStorage.length]).toEqual([[], 0]);
});

test.each([
  ['同意', 'granted', ['/rank']],
  ['不同意', 'refused', []],
] as const)('keeps the answer of one press on %s and does not ask again', async (answer, kept, counted) => {
  const analytics = open();
  analytics.record({ Name: 'pageView', Route: '/rank' });
  await userEvent.click(await screen.findByRole('button', { name: answer }));
  expect(screen.queryByRole('region', QUESTION)).not.toBeInTheDocument();
  expect([analytics.consent(), taken]).toEqual([kept, counted]);
  cleanup();
  open();
  await userEvent.tab();
  expect(screen.queryByRole('region', QUESTION)).not.toBeInTheDocument();
});

test('leads a visitor who wants to change the answer to the question and back', async () => {
  localStorage.setItem('menagerie.analyticsConsent', '"granted"');
  const analytics = open();
  await userEvent.click(screen.getByRole('button', { name: '統計設定' }));
  const question = await screen.findByRole('region', QUESTION);
  expect(question).toHaveFocus();
  expect(question).toHaveTextContent('您目前的選擇：同意');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(analytics.consent()).toBe('refused');
  expect(screen.queryByRole('region', QUESTION)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '統計設定' })).toHaveFocus();
});

test('does not ask on a page that hides the question', async () => {
  open(true);
  await userEvent.tab();
  expect(screen.queryByRole('region', QUESTION)).not.toBeInTheDocument();
});
