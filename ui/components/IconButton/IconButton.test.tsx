import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from './index.ts';

test('is named by its label, and says whether a toggle is on', () => {
  render(
    <>
      <IconButton label="Close">
        <svg />
      </IconButton>
      <IconButton label="Mute" pressed>
        <svg />
      </IconButton>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).not.toHaveAttribute('aria-pressed');
  expect(screen.getByRole('button', { name: 'Mute', pressed: true })).toBeEnabled();
});
