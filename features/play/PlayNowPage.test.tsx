import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stage } from '../testing/stage.tsx';
import { PlayNowPage } from './PlayNowPage.tsx';

test('the play window lets one choose the language and names both versions (specification 1 §2)', async () => {
  await stage(<PlayNowPage />);
  const language = await screen.findByRole('region', { name: '語言' });
  expect(within(language).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByText(/遊戲版本 009 · v\S+/)).toBeVisible();
});
