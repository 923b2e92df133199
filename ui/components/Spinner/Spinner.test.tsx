import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './index.ts';

test('announces its label', () => {
  render(<Spinner label="Loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('is hidden from screen readers if it is decorative', () => {
  render(<Spinner decorative />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
