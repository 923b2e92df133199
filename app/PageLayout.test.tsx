import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { renderWithProviders } from '#features/testing/renderWithProviders.tsx';
import { PageLayout } from './PageLayout.tsx';

beforeAll(() => import('#features/shared/frames/PageFrameSkeleton.tsx'));

const Awaited = lazy(() => new Promise<never>(neverSettles));

/** Its code does not come. */
function neverSettles(): void {}

test('a page between bars begins with its own title and shape, before anything of its code is here', async () => {
  await renderWithProviders(
    <PageLayout layout="site">
      <Awaited />
    </PageLayout>,
    { at: '/zh_tw/member/passbook' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: '存摺' })).toBeVisible();
});
