import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { ChatBubble, ChatCard, ChatMessage, SystemLine } from './index.ts';

test('shows that a message failed and sends it again', async () => {
  const retry = vi.fn();
  render(
    <ChatBubble onRetry={retry} retryLabel="Try again" side="own" state="failed" stateLabel="Not sent">
      hello
    </ChatBubble>,
  );
  expect(screen.getByText('Not sent')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('distinguishes pending from sent, and shows sent only on the last message of a group', () => {
  const { rerender } = render(
    <ChatBubble position="first" side="own" state="pending" stateLabel="Sending">
      hello
    </ChatBubble>,
  );
  expect(screen.getByRole('img', { name: 'Sending' })).toBeInTheDocument();
  rerender(
    <ChatBubble position="first" side="own" state="sent" stateLabel="Sent">
      hello
    </ChatBubble>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(
    <ChatBubble position="last" side="own" state="sent" stateLabel="Sent">
      hello
    </ChatBubble>,
  );
  expect(screen.getByRole('img', { name: 'Sent' })).toBeInTheDocument();
});

test('quotes the answered message', () => {
  render(
    <ChatBubble quote={{ author: 'Momo', text: 'two wins!' }} side="other">
      nice
    </ChatBubble>,
  );
  expect(screen.getByRole('blockquote')).toHaveTextContent('Momotwo wins!');
});

test('names the sender once above a group and links to the profile', async () => {
  const profile = vi.fn();
  const row = (position: 'first' | 'last') => (
    <ChatMessage
      avatar={<img alt="" data-testid={position} src="/a.png" />}
      onSenderPress={profile}
      position={position}
      sender={{ name: 'Momo', tier: 3 }}
      side="other"
      time="21:36"
    >
      <ChatBubble position={position} side="other">
        {position}
      </ChatBubble>
    </ChatMessage>
  );
  render(
    <>
      {row('first')}
      {row('last')}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Momo' }));
  expect(profile).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByTestId('last'));
  expect(profile).toHaveBeenCalledTimes(2);
  expect(screen.queryByTestId('first')).not.toBeInTheDocument();
  expect(screen.getByTestId('last')).toBeInTheDocument();
});

test('shows that a message was read', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <ChatBubble ref={ref} side="own" state="read" stateLabel="Read" time="21:38">
      hello
    </ChatBubble>,
  );
  expect(screen.getByRole('img', { name: 'Read' })).toBeInTheDocument();
  expect(ref.current).toHaveTextContent('hello21:38');
});

test('shows shared content in a card with its action and a decorative picture', async () => {
  const play = vi.fn();
  render(
    <ChatCard
      action={
        <button onClick={play} type="button">
          Play
        </button>
      }
      line="Slots · NOCTIS"
      picture={<img alt="a koi" src="/koi.png" />}
      title="Koi at the Gate"
    />,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Koi at the Gate')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledOnce();
});

test('writes a system line as plain text', () => {
  render(<SystemLine icon={<svg role="img" />}>Momo joined</SystemLine>);
  expect(screen.getByText('Momo joined')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
