import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './index.ts';

test('says what is being waited for', () => {
  render(<Spinner label="Loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('where its owner says it, it is silent', () => {
  render(<Spinner decorative />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
