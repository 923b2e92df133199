import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Link } from '#features/base/routing/index.ts';
import { renderWithProviders } from '#features/testing/renderWithProviders.tsx';
import { Consent } from './Consent.tsx';

beforeEach(() => localStorage.clear());

const question = () => screen.queryByRole('region', { name: '可以統計您的使用情形嗎？' });

async function open(at: string, to: string): Promise<void> {
  await renderWithProviders(
    <>
      <Consent />
      <Link to={to}>to</Link>
      <Link to="/zh_tw/play-game/m">home</Link>
    </>,
    { at },
  );
}
const move = () => userEvent.click(screen.getByRole('link', { name: 'to' }));

test.each(['/zh_tw/other/bankcode', '/zh_tw/member/edit', '/zh_tw/other/service', '/zh_tw/store'])(
  'asks on a page to read, and not on %s',
  async (task) => {
    await open('/zh_tw/support/qna', task);
    expect(await screen.findByRole('region', { name: '可以統計您的使用情形嗎？' })).toBeVisible();
    await move();
    expect(question()).not.toBeInTheDocument();
  },
);

test('does not ask while the sign-in is open', async () => {
  await open('/zh_tw/support/qna', '/zh_tw/play-game/m?phoneStep=0');
  expect(await screen.findByRole('region', { name: '可以統計您的使用情形嗎？' })).toBeVisible();
  await move();
  expect(question()).not.toBeInTheDocument();
});

test('does not ask again after an answer, on any page', async () => {
  await open('/zh_tw/support/qna', '/zh_tw/member/info');
  await userEvent.click(await screen.findByRole('button', { name: '不同意' }));
  await move();
  await userEvent.click(screen.getByRole('link', { name: 'home' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/zh_tw/play-game/m');
  expect(question()).not.toBeInTheDocument();
});
