import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useOverlayTurn } from '../../base/overlays/index.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { StoreOverLobby } from './StoreOverLobby.tsx';

beforeEach(layOut);

function Question({ id }: { id: 'age' | 'welcome' }): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return useOverlayTurn(id, isOpen) ? (
    <button onClick={() => setOpen(false)} type="button">
      {id}
    </button>
  ) : null;
}

test('the store of an address waits for the age gate, and the invitation waits for the store', async () => {
  await renderWithProviders(
    <>
      <StoreOverLobby />
      <Question id="age" />
      <Question id="welcome" />
    </>,
    { at: '/zh_tw?openStore=true', as: 'nobody' },
  );
  const gate = await screen.findByRole('button', { name: 'age' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('welcome')).toBeNull();
  await userEvent.click(gate);
  expect(await screen.findByRole('dialog', { name: '購點兌換' })).toBeVisible();
  expect(screen.queryByText('welcome')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '關閉商城' }));
  expect(await screen.findByText('welcome')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('address')).not.toHaveTextContent('openStore'));
});
