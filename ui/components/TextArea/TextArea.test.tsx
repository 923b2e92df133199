import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { composeText } from '../../testing/composeText.ts';
import { TextArea } from './index.ts';

const limit = { max: 5, label: (count: number, max: number) => `${String(count)} of ${String(max)}` };

test('takes several lines, uncontrolled or controlled', async () => {
  const change = vi.fn();
  const { rerender } = render(<TextArea defaultValue="a" label="About me" onValueChange={change} />);
  const area = screen.getByRole('textbox', { name: 'About me' });
  await userEvent.type(area, '{Enter}b');
  expect(area).toHaveValue('a\nb');
  expect(change).toHaveBeenLastCalledWith('a\nb');
  rerender(<TextArea label="About me" key="controlled" onValueChange={change} value="fixed" />);
  await userEvent.type(screen.getByRole('textbox'), 'xyz');
  expect(screen.getByRole('textbox')).toHaveValue('fixed');
});

test('counts Unicode code points', async () => {
  render(<TextArea hint="For friends" label="About me" limit={limit} />);
  const area = screen.getByRole('textbox');
  await userEvent.type(area, '山😀');
  expect(area).toHaveAccessibleDescription('For friends 2 of 5');
  expect(area).not.toHaveAttribute('aria-invalid');
});

test('keeps a text that is too long, marks it and announces it', async () => {
  render(<TextArea label="About me" limit={limit} />);
  const area = screen.getByRole('textbox');
  await userEvent.click(area);
  await userEvent.paste('123456');
  expect(area).toHaveValue('123456');
  expect(area).toBeInvalid();
  expect(screen.getAllByText('6 of 5').some((one) => one.getAttribute('aria-live') === 'polite')).toBe(true);
});

test('replaces the hint beside the counter by an error of the page', () => {
  render(<TextArea error="Say something" hint="For friends" label="About me" limit={limit} required />);
  const area = screen.getByRole('textbox');
  expect(area).toHaveAccessibleDescription('Say something 0 of 5');
  expect(area).toBeRequired();
});

test.each(['inputFirst', 'inputLast'] as const)(
  'lets a page rewrite the text only after the input method is done, %s',
  (end) => {
    function Shouting() {
      const [text, setText] = useState('');
      return (
        <TextArea label="Words" onValueChange={(typed) => setText(typed.toUpperCase().slice(0, 6))} value={text} />
      );
    }
    render(<Shouting />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    composeText(field, ['v', 'vi', 'viê', 'việ', 'việt'], end);
    expect(field).toHaveValue('VIỆT');
    composeText(field, [' n', ' na', ' nam'], end);
    expect(field).toHaveValue('VIỆT N');
  },
);
