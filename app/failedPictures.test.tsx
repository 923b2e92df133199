import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markFailedPictures } from './failedPictures.ts';

test('marks a decorative picture that fails, until it loads', () => {
  markFailedPictures(document);
  render(
    <>
      <img alt="" data-testid="decorative" src="/coin.avif" />
      <img alt="QR code" src="/code.png" />
    </>,
  );
  const decorative = screen.getByTestId('decorative');
  const meaningful = screen.getByRole('img', { name: 'QR code' });
  fireEvent.error(decorative);
  fireEvent.error(meaningful);
  expect(decorative).toHaveAttribute('data-failed');
  expect(meaningful).not.toHaveAttribute('data-failed');
  fireEvent.load(decorative);
  expect(decorative).not.toHaveAttribute('data-failed');
});
