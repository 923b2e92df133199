import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { GiftPicker } from './picker/GiftPicker.tsx';

beforeEach(layOut);
beforeEach(stubMeasures);

function Opener(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        give
      </button>
      {open ? <GiftPicker onClose={() => setOpen(false)} to={{ PlayerID: '10000002', Name: '青山不改' }} /> : null}
    </>
  );
}

test('opens the picker and its question by keyboard', async () => {
  await (await startTestBackend()).reset();
  await renderWithProviders(<Opener />);
  const opener = await screen.findByRole('button', { name: 'give' });
  const picker = { name: '送禮給 青山不改' };
  await expectWindow(opener, picker);
  await userEvent.keyboard('{Enter}');
  const send = await screen.findByRole('button', { name: '送出禮物' });
  const asked = { role: 'alertdialog', name: '送 玫瑰 ×1 給 青山不改？', focus: '再想想' } as const;
  await expectWindow(send, asked);
  expect(screen.getByRole('dialog', picker)).toBeVisible();
});
