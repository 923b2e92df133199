import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { QuietBoundary } from './QuietBoundary.tsx';

const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
const place = (key: string, isGone: boolean) => (
  <>
    <p>the page</p>
    <QuietBoundary fallback={<p>the short one</p>} key={key}>
      <Suspense>{isGone ? <Gone /> : <p>the layer</p>}</Suspense>
    </QuietBoundary>
  </>
);

test('replaces a part that could not be loaded, keeps the page, and tries again with another key', async () => {
  // React writes caught errors to the console.
  const { rerender } = render(place('first', true), { onCaughtError: () => undefined });
  expect(await screen.findByText('the short one')).toBeVisible();
  expect(screen.getByText('the page')).toBeVisible();
  rerender(place('first', false));
  expect(screen.getByText('the short one')).toBeVisible();
  rerender(place('second', false));
  expect(screen.getByText('the layer')).toBeVisible();
});
