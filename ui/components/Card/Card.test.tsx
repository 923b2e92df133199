import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Card } from './index.ts';

test('styles a button, which keeps its press, its text and its ref', async () => {
  const press = vi.fn();
  const ref = createRef<HTMLElement>();
  render(
    <Card asChild ref={ref}>
      <button onClick={press} type="button">
        Mail
      </button>
    </Card>,
  );
  const button = screen.getByRole('button', { name: 'Mail' });
  expect(ref.current).toBe(button);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
});

test('is not a tab stop', async () => {
  render(<Card>words</Card>);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
