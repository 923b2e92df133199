import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { PlayNowPage } from './PlayNowPage.tsx';

test('the play window lets one choose the language and names both versions (specification 1 §2)', async () => {
  await renderWithProviders(<PlayNowPage />);
  const language = await screen.findByRole('region', { name: '語言' });
  expect(within(language).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByText(/遊戲版本 009 · v\S+/)).toBeVisible();
});
