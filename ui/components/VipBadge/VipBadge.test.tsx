import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VipBadge } from './index.ts';

test('announces the tier of a crest without text', () => {
  render(<VipBadge label="Sapphire" src="/vip-7.svg" tier={7} />);
  expect(screen.getByRole('img', { name: 'Sapphire' })).toBeInTheDocument();
});

test('exposes the tier once beside its name', () => {
  render(<VipBadge form="plate" label="Sapphire" src="/vip-7.svg" tier={7} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Sapphire')).toBeInTheDocument();
});
