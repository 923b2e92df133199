import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
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

test('says which filter is on', async () => {
  render(<Filters />);
  expect(screen.getByRole('group', { name: 'Categories' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'slots' }));
  expect(screen.getByRole('button', { name: 'slots', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'hot', pressed: false })).toBeInTheDocument();
});
