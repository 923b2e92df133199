import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { CoinIcon, HeadsetDuoIcon, Icon, SearchIcon } from './index.ts';

test('beside words it is silent, alone it says what it is', () => {
  render(
    <>
      <Icon of={SearchIcon} />
      <Icon label="Gold" of={CoinIcon} size={24} />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Gold' })]);
});

test('those of two tones take the same care', () => {
  render(<Icon label="Customer service" of={HeadsetDuoIcon} size={28} />);
  expect(screen.getByRole('img', { name: 'Customer service' })).toBeInTheDocument();
});

test('hands out its drawing', () => {
  const ref = createRef<SVGSVGElement>();
  render(<Icon label="Search" of={SearchIcon} ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('img'));
});
