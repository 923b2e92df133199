import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './index.ts';

test('presses by pointer, Enter and Space, and does not submit a form by default', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Go</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledOnce();
});

test('keeps the focus while busy, announces the state, and ignores presses and its form', async () => {
  const press = vi.fn();
  const submit = vi.fn();
  const { rerender } = render(<Button onClick={press}>Go</Button>);
  screen.getByRole('button').focus();
  rerender(
    <form onSubmit={submit}>
      <Button busy onClick={press} type="submit">
        Go
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Go', busy: true });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('keeps the focus until the work ends if it is busy and disabled', async () => {
  const press = vi.fn();
  const props = { disabled: true, onClick: press } as const;
  const { rerender } = render(<Button busy {...props} />);
  const button = screen.getByRole('button', { busy: true });
  button.focus();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  rerender(<Button {...props} />);
  expect(button).toBeDisabled();
  expect(press).not.toHaveBeenCalled();
});

test('shows a reason below, and keeps the focus when it is enabled', () => {
  const page = (reason: string | undefined, busy = false) => (
    <Button busy={busy} disabledReason={reason}>
      Pay
    </Button>
  );
  const { rerender } = render(page('Choose a way to pay first'));
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(screen.getByText('Choose a way to pay first')).toBeVisible();
  expect(button).not.toHaveAttribute('title');
  button.focus();
  rerender(page(undefined));
  expect(screen.queryByText('Choose a way to pay first')).toBeNull();
  rerender(page('Choose a way to pay first', true));
  expect(screen.getByRole('button', { name: 'Pay', busy: true })).toHaveFocus();
  expect(screen.queryByText('Choose a way to pay first')).toBeNull();
});

test('has only a description for a reason that the page shows elsewhere', () => {
  render(
    <Button disabledReason="Choose a way to pay first" reasonShown="elsewhere">
      Pay
    </Button>,
  );
  expect(screen.getByText('Choose a way to pay first')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription('Choose a way to pay first');
});

test('can be reached and gives its reason while it is refused', async () => {
  const press = vi.fn();
  render(
    <Button disabledReason="Gold members only" onClick={press}>
      Gift
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Gift' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Gold members only');
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

test('adds no element around a plain label, and one around an icon or a drawing in the label', () => {
  render(
    <>
      <Button>Plain {7}</Button>
      <Button icon={<svg />}>Gift</Button>
      <Button>
        <b>Drawn</b>
      </Button>
    </>,
  );
  const faceOf = (name: string) => screen.getByRole('button', { name }).querySelector('[data-part=button-face]');
  expect(faceOf('Plain 7')).toBeNull();
  expect(faceOf('Gift')).toHaveTextContent('Gift');
  expect(faceOf('Drawn')).toHaveTextContent('Drawn');
});

test('styles a link, which stays a link with its text and ref', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Button asChild icon={<svg />} ref={ref} variant="gold">
      <a href="/store">Store</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Store' });
  expect(link).toHaveAttribute('href', '/store');
  expect(link).toHaveAttribute('data-variant', 'gold');
  expect(ref.current).toBe(link);
});
