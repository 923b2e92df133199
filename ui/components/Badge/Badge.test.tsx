import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Badge } from './index.ts';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('draws %i as %s', (count, drawn) => {
  render(<Badge count={count} />);
  expect(screen.getByText(drawn)).toBeInTheDocument();
});

test.each([0, -1, Number.NaN])('draws nothing at %i', (count) => {
  const { container } = render(<Badge count={count} label="unread" />);
  expect(container).toBeEmptyDOMElement();
});

test('hides the dot from screen readers and exposes its label', () => {
  const { container } = render(<Badge dot label="Something new" />);
  expect(screen.getByText('Something new')).toBeInTheDocument();
  expect(container.querySelector('[data-part=badge-dot]')).toHaveAttribute('aria-hidden', 'true');
});

test('passes its ref to the number and to the dot', () => {
  const ref = createRef<HTMLSpanElement>();
  const { rerender } = render(<Badge count={3} ref={ref} />);
  expect(ref.current).toHaveTextContent('3');
  rerender(<Badge dot ref={ref} />);
  expect(ref.current).toHaveAttribute('data-part', 'badge-dot');
});
