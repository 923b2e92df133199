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

test('sends the trimmed text on Enter and breaks the line on Shift+Enter', async () => {
  const send = vi.fn();
  render(<Chat onSend={send} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '  one{Shift>}{Enter}{/Shift}two {Enter}');
  expect(send.mock.calls).toEqual([['one\ntwo']]);
});

test.each([
  ['the browser says so', { isComposing: true }],
  ['only the key code says so', { keyCode: 229 }],
])('does not send on the Enter that confirms a word of an input method: %s', (_how, signs) => {
  const send = vi.fn();
  render(<Chat initial="恭喜" onSend={send} />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Enter', ...signs });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(send).toHaveBeenCalledWith('恭喜');
});

test('counts Unicode code points and does not send a longer text', async () => {
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

test('does not send an empty message', async () => {
  const send = vi.fn();
  render(<Chat initial="   " onSend={send} />);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(send).not.toHaveBeenCalled();
});

test('shows the reason and a remedy instead of the field if writing is not allowed', () => {
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

test('keeps its own text, clears it after sending, and returns the focus to the field', async () => {
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

test('focuses a tray when it opens and closes it on Escape', async () => {
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
