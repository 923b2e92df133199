import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Notice } from './index.ts';

test('is announced politely, a failure at once', () => {
  const { rerender } = render(<Notice tone="offline">List of 21:36</Notice>);
  expect(screen.getByRole('status')).toHaveTextContent('List of 21:36');
  rerender(<Notice tone="danger">You are muted</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('You are muted');
});

test('has a dismiss button only if its owner can remove it', async () => {
  const dismiss = vi.fn();
  const { rerender } = render(<Notice tone="info">Trading is forbidden</Notice>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(
    <Notice action={<button type="button">More</button>} dismissLabel="Got it" onDismiss={dismiss} tone="info">
      Trading is forbidden
    </Notice>,
  );
  expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(dismiss).toHaveBeenCalledOnce();
});
