import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextField } from './index.ts';

function Phone({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField error={error} hint="With area code" label="Phone" onValueChange={setValue} type="tel" value={value} />
  );
}

test('is labelled, described by its hint, and takes text', async () => {
  render(<Phone />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toHaveAccessibleDescription('With area code');
  await userEvent.type(field, '0900000001');
  expect(field).toHaveValue('0900000001');
});

test('an error replaces the hint, marks the field and stands in a polite region', () => {
  const { rerender } = render(<Phone />);
  rerender(<Phone error="Not a phone number" />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Not a phone number');
  expect(screen.getByText('Not a phone number').closest('[aria-live=polite]')).not.toBeNull();
});
