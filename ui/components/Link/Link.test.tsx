import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Link } from './index.ts';

test('opens in this window, and passes its ref on', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <Link href="/terms" ref={ref}>
      Terms
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Terms' });
  expect(link).toBe(ref.current);
  expect(link).not.toHaveAttribute('target');
});

test('announces a new window after the text, and gives that window no access to this one', () => {
  render(
    <Link href="https://example.org/rating" newWindow="(opens in a new window)">
      Rating
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Rating (opens in a new window)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('styles a link component of the page', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Link asChild ref={ref} standalone>
      <a href="/all">All games</a>
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'All games' });
  expect(link).toHaveAttribute('href', '/all');
  expect(ref.current).toBe(link);
});
