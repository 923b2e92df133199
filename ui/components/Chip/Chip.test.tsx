import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Chip, ChipRow } from './index.ts';

function Filters() {
  const [chosen, setChosen] = useState('hot');
  return (
    <ChipRow label="Categories">
      {['hot', 'slots'].map((kind) => (
        <Chip key={kind} onClick={() => setChosen(kind)} selected={chosen === kind}>
          {kind}
        </Chip>
      ))}
    </ChipRow>
  );
}

test('announces the selected filter', async () => {
  render(<Filters />);
  expect(screen.getByRole('group', { name: 'Categories' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'slots' }));
  expect(screen.getByRole('button', { name: 'slots', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'hot', pressed: false })).toBeInTheDocument();
});

test('toggles its own state, also by keys, and reports it', async () => {
  const change = vi.fn();
  render(
    <Chip count={24} defaultSelected onSelectedChange={change}>
      New
    </Chip>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: /^New ?24$/u, pressed: false })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { pressed: true })).toHaveFocus();
  expect(change.mock.calls).toEqual([[false], [true]]);
});

test('does nothing while it is disabled', async () => {
  const change = vi.fn();
  render(
    <Chip disabled onSelectedChange={change}>
      Table
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(change).not.toHaveBeenCalled();
});
