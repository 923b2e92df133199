import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Gate } from './index.ts';

function show(answer: () => void) {
  return render(
    <>
      <button type="button">Behind</button>
      <Gate
        actions={
          <button onClick={answer} type="button">
            Yes
          </button>
        }
        description="Are you of age?"
        title="Notice"
      />
    </>,
  );
}

test('is a modal dialog with name and text, and takes the focus', () => {
  show(vi.fn());
  const gate = screen.getByRole('dialog', { name: 'Notice' });
  expect(gate).toHaveAccessibleDescription('Are you of age?');
  expect(gate).toHaveAttribute('aria-modal', 'true');
  expect(gate).toHaveFocus();
});

test('makes the page behind inert, and restores it with the focus', () => {
  render(<button type="button">Before</button>);
  screen.getByRole('button', { name: 'Before' }).focus();
  const gate = show(vi.fn());
  expect(gate.container).toHaveAttribute('inert');
  gate.unmount();
  expect(gate.container).not.toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('closes only on an answer', async () => {
  const answer = vi.fn();
  show(answer);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(answer).toHaveBeenCalledOnce();
});
