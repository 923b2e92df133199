import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Text } from './index.ts';

test('renders the given element at any size, and passes its ref on', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Text as="h3" ref={ref} size={12}>
      Balance
    </Text>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Balance' })).toBe(ref.current);
});

test('keeps clamped text readable for screen readers', () => {
  render(<Text lines={1}>a very long line that does not fit</Text>);
  expect(screen.getByText('a very long line that does not fit')).toBeInTheDocument();
});
