import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../base/client/index.ts';
import { TestPage } from '../../testing/index.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { DemoMark } from './index.ts';

afterEach(cleanup);

test('marks demo data on a page with development tools', () => {
  const client = createClient({ origin: 'http://demo.test', fetch: async () => Response.json(null) });
  render(
    <TestPage client={client}>
      <DemoMark />
    </TestPage>,
  );
  expect(screen.getByText('示範')).toBeVisible();
  client.stop();
});

test('draws nothing in production, which has no demo world', async () => {
  await renderWithProviders(<DemoMark />);
  expect(screen.queryByText('示範')).toBeNull();
});
