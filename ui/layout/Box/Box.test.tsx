import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Box } from './index.ts';

test('renders the given element, named by its heading, and passes its ref on', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Box as="section" labelledBy="title" padding={4} ref={ref} surface="well">
      <h2 id="title">Balance</h2>
    </Box>,
  );
  expect(screen.getByRole('region', { name: 'Balance' })).toBe(ref.current);
});

test('is only space if it has no surface', () => {
  render(<Box>words</Box>);
  expect(screen.getByText('words')).not.toHaveAttribute('data-surface');
});
