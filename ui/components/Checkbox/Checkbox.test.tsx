import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './index.ts';

function Terms() {
  const [agreed, setAgreed] = useState(false);
  return <Checkbox checked={agreed} label="I agree" onCheckedChange={setAgreed} />;
}

test('toggles by its words and by Space', async () => {
  render(<Terms />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('says that some are chosen, and what is wrong', () => {
  render(<Checkbox checked="indeterminate" error="Agree first" label="All" onCheckedChange={vi.fn()} />);
  const box = screen.getByRole('checkbox', { name: 'All' });
  expect(box).toBePartiallyChecked();
  expect(box).toHaveAccessibleDescription('Agree first');
});
