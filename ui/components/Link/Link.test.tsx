import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Link } from './index.ts';

test('stays in this window, and hands out its ref', () => {
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

test('a new window is said after the words, and gets no hold of this one', () => {
  render(
    <Link href="https://example.org/rating" newWindow="(opens in a new window)">
      Rating
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Rating (opens in a new window)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('dresses another’s link', () => {
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
