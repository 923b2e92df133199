import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Pill } from './index.ts';

test('presses by keys, has its text as its name, and passes its ref on', async () => {
  const press = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(
    <Pill onClick={press} ref={ref}>
      7 new messages
    </Pill>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: '7 new messages' })).toBe(ref.current);
});
