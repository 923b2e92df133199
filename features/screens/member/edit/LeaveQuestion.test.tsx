import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { IntlProvider } from 'react-intl';
import { GuardedRouter } from '../../../base/leave-guard/index.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { Link, useLocation } from '../../../base/routing/index.ts';

function Page({ active }: { active: boolean }) {
  return (
    <>
      <p>{`at ${useLocation().pathname}`}</p>
      <Link to="/store">store</Link>
      <LeaveQuestion active={active} />
    </>
  );
}
const open = (active: boolean) =>
  render(
    <IntlProvider locale="zh-Hant-TW" messages={{}} onError={() => undefined}>
      <GuardedRouter>
        <Page active={active} />
      </GuardedRouter>
    </IntlProvider>,
  );

beforeEach(() => window.history.replaceState(null, '', '/member/edit'));

test('asks about unsaved changes whether to stay or to leave', async () => {
  open(true);
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  await userEvent.click(await screen.findByRole('button', { name: '繼續編輯' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('at /member/edit')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  await userEvent.click(await screen.findByRole('button', { name: '離開不儲存' }));
  expect(await screen.findByText('at /store')).toBeVisible();
});

test('does not ask without changes', async () => {
  open(false);
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  expect(await screen.findByText('at /store')).toBeVisible();
});
