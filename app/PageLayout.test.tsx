import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { renderWithProviders } from '#features/testing/renderWithProviders.tsx';
import { PageLayout } from './PageLayout.tsx';

beforeAll(() => import('#features/shared/frames/PageFrameSkeleton.tsx'));

const Awaited = lazy(() => new Promise<never>(neverSettles));

/** A promise that never settles, like a chunk that does not load. */
function neverSettles(): void {}

test('shows the title and the skeleton of a page between bars before its code loads', async () => {
  await renderWithProviders(
    <PageLayout layout="site">
      <Awaited />
    </PageLayout>,
    { at: '/zh_tw/member/passbook' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: '存摺' })).toBeVisible();
});
