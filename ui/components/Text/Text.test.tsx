import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Text } from './index.ts';

test('is the element it is asked to be, whatever its size, and hands out its ref', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Text as="h3" ref={ref} size={12}>
      Balance
    </Text>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Balance' })).toBe(ref.current);
});

test('what is cut off on the screen is still there to be read', () => {
  render(<Text lines={1}>a very long line that does not fit</Text>);
  expect(screen.getByText('a very long line that does not fit')).toBeInTheDocument();
});
