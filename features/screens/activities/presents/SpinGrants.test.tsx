import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.tsx';
import { PresentsPage } from './PresentsPage.tsx';

const AT = { at: '/other/presents' };

test('shows free spins with game, stake, number and end, and leads to the game', async () => {
  await openPage(<PresentsPage />, AT);
  const list = within(await screen.findByRole('list', { name: '免費旋轉' }));
  const [held, used, expired] = list.getAllByRole('listitem');
  expect(held).toHaveTextContent('金龜聚寶 · 免費旋轉');
  expect(held).toHaveTextContent(/押注 50/u);
  expect(held).toHaveTextContent(/7 免費旋轉|免費旋轉 7/u);
  const link = within(held ?? document.body).getByRole('link', { name: /^去玩：/u });
  expect(link).toHaveAttribute('href', '/play-game/now?game=turtle');
  expect(used).toHaveTextContent('已用完');
  expect(expired).toHaveTextContent('已過期');
  expect(list.getAllByRole('link')).toHaveLength(1);
});
