import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fact, FactList } from './index.ts';

test('pairs each name with its value and marks empty values', () => {
  render(
    <FactList>
      <Fact name="Club">Night owls</Fact>
      <Fact empty name="Introduction">
        None yet
      </Fact>
    </FactList>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Club', 'Introduction']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Night owls', 'None yet']);
  expect(screen.getByText('None yet').parentElement).toHaveAttribute('data-state', 'empty');
  expect(screen.getByText('Night owls').parentElement).toHaveAttribute('data-state', 'said');
});
