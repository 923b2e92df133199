import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { stubMeasures } from '../../testing/stubMeasures.ts';
import { RangeSlider, Slider } from './index.ts';

beforeAll(stubMeasures);

test('steps by the keyboard within its scale and announces its value in words', async () => {
  const change = vi.fn();
  const commit = vi.fn();
  render(
    <Slider
      defaultValue={50}
      format={(value) => `${String(value)} %`}
      hint="Of the game"
      label="Volume"
      onValueChange={change}
      onValueCommit={commit}
      step={5}
    />,
  );
  const thumb = screen.getByRole('slider', { name: 'Volume' });
  expect(thumb).toHaveAccessibleDescription('Of the game');
  await userEvent.tab();
  expect(thumb).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(thumb).toHaveAttribute('aria-valuetext', '55 %');
  await userEvent.keyboard('{PageDown}');
  expect(thumb).toHaveAttribute('aria-valuenow', '5');
  await userEvent.keyboard('{End}');
  expect(thumb).toHaveAttribute('aria-valuenow', '100');
  await userEvent.keyboard('{ArrowRight}{Home}');
  expect(thumb).toHaveAttribute('aria-valuenow', '0');
  expect(change.mock.calls.flat()).toEqual([55, 5, 100, 0]);
  expect(commit).toHaveBeenLastCalledWith(0);
});

test('shows the value of the page', async () => {
  const change = vi.fn();
  render(<Slider label="Volume" onValueChange={change} value={30} />);
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(change).toHaveBeenCalledWith(29);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '30');
});

test('names each thumb of a range and keeps the thumbs apart', async () => {
  const change = vi.fn();
  render(
    <RangeSlider
      defaultValue={[20, 24]}
      label="Stake"
      minStepsBetween={2}
      onValueChange={change}
      thumbLabels={{ from: 'from', to: 'to' }}
    />,
  );
  screen.getByRole('slider', { name: 'Stake from' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(change).toHaveBeenLastCalledWith([22, 24]);
  screen.getByRole('slider', { name: 'Stake to' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenLastCalledWith([22, 25]);
});

test('does not move while it is disabled', async () => {
  const change = vi.fn();
  render(<Slider defaultValue={3} disabled label="Volume" onValueChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).not.toHaveBeenCalled();
});
