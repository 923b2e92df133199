import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Composer, Tray, TrayTile } from './index.ts';

function Chat({ onSend, initial = '' }: { onSend: (text: string) => void; initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <Composer
      counterLabel={(count, max) => `${String(count)} of ${String(max)}`}
      label="Message"
      onSend={onSend}
      onValueChange={setText}
      read={(text) => text.trim()}
      sendLabel="Send"
      value={text}
    />
  );
}

test('Enter sends the trimmed text, Shift+Enter breaks the line', async () => {
  const send = vi.fn();
  render(<Chat onSend={send} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '  one{Shift>}{Enter}{/Shift}two {Enter}');
  expect(send.mock.calls).toEqual([['one\ntwo']]);
});

test.each([
  ['the browser says so', { isComposing: true }],
  ['only the key code says so', { keyCode: 229 }],
])('the Enter that confirms an input method’s word does not send: %s', (_how, signs) => {
  const send = vi.fn();
  render(<Chat initial="恭喜" onSend={send} />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Enter', ...signs });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(send).toHaveBeenCalledWith('恭喜');
});

test('counts Unicode code points, and does not send more than fit', async () => {
  const send = vi.fn();
  const { rerender } = render(<Chat initial={'🦉'.repeat(100)} key="fits" onSend={send} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('100 of 100');
  expect(screen.getByText('100/100')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  rerender(<Chat initial={'🦉'.repeat(101)} key="over" onSend={send} />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(send).not.toHaveBeenCalled();
});

test('an empty message cannot be sent', async () => {
  const send = vi.fn();
  render(<Chat initial="   " onSend={send} />);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(send).not.toHaveBeenCalled();
});

test('where writing is not allowed the reason stands in place of the field, with what helps', () => {
  render(
    <Composer
      counterLabel={() => ''}
      disabledReason="Gold members may write here"
      label="Message"
      onSend={vi.fn()}
      onValueChange={vi.fn()}
      remedy={<button type="button">How</button>}
      read={(text) => text.trim()}
      sendLabel="Send"
      value=""
    />,
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Gold members may write here')).toBeVisible();
  expect(screen.getByRole('button', { name: 'How' })).toBeEnabled();
});

test('left to itself it keeps its text and empties after sending; the focus goes back to the field', async () => {
  const send = vi.fn();
  const change = vi.fn();
  const ref = createRef<HTMLTextAreaElement>();
  render(
    <Composer
      counterLabel={() => ''}
      defaultValue="hel"
      label="Message"
      onSend={send}
      onValueChange={change}
      ref={ref}
      read={(text) => text.trim()}
      sendLabel="Send"
    />,
  );
  const field = screen.getByRole('textbox');
  expect(ref.current).toBe(field);
  await userEvent.type(field, 'lo');
  expect(change).toHaveBeenLastCalledWith('hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith('hello');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('a tray takes the focus when it opens, and Escape in it closes it', async () => {
  const close = vi.fn();
  render(
    <Tray id="more" label="More" onClose={close}>
      <TrayTile drawing="rose" label="Gift" />
    </Tray>,
  );
  expect(screen.getByRole('group', { name: 'More' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Gift' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
