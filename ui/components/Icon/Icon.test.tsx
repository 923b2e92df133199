import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { CoinIcon, HeadsetDuoIcon, Icon, SearchIcon } from './index.ts';

test('is hidden from screen readers beside text, and has a name on its own', () => {
  render(
    <>
      <Icon of={SearchIcon} />
      <Icon label="Gold" of={CoinIcon} size={24} />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Gold' })]);
});

test('hides and names icons in two tones in the same way', () => {
  render(<Icon label="Customer service" of={HeadsetDuoIcon} size={28} />);
  expect(screen.getByRole('img', { name: 'Customer service' })).toBeInTheDocument();
});

test('passes its ref to its drawing', () => {
  const ref = createRef<SVGSVGElement>();
  render(<Icon label="Search" of={SearchIcon} ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('img'));
});
