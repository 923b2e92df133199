import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useCallback, useState } from 'react';
import * as z from 'zod/mini';
import type { TestSocket } from '#conformance/testSocket.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { type RenderOptions, renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../../testing/testBackend.ts';
import { SearchButton } from '../private/SearchButton.tsx';
import { usePlayerSearch } from '../private/usePlayerSearch.ts';
import { ChatRoom } from '../room/ChatRoom.tsx';
import { type ChatTab, readTab } from '../tabs.ts';

export const field = () => screen.findByRole('textbox', { name: '在公頻說話' });
const Words = z.object({ Message: z.string() });
export const wordsOf = (result: unknown): string | undefined => Words.safeParse(result).data?.Message;
export const rows = () => [...document.querySelectorAll('[data-part=chat-row]')].map((row) => row.textContent);

interface Shown {
  readonly tab: ChatTab;
  readonly partner?: string;
}

/** The chat with its tabs, as a page holds it. */
function Room({ first }: { first: Shown }): ReactNode {
  const [{ tab, partner }, setShown] = useState(first);
  const show = useCallback((next: ChatTab): void => setShown({ tab: next }), []);
  const search = usePlayerSearch(show);
  return (
    <>
      <SearchButton search={search} />
      <ChatRoom
        place={{
          tab,
          partner,
          open: show,
          talkTo: (playerID) => setShown({ tab: 'private', partner: playerID }),
          toRooms: () => setShown({ tab: 'private' }),
        }}
        search={search}
      />
    </>
  );
}

export const open = (tab = 'public', { partner, ...options }: RenderOptions & { partner?: string } = {}) =>
  renderWithProviders(<Room first={{ tab: readTab(tab) ?? 'public', ...(partner && { partner }) }} />, options);

/** Another player on the chat socket. */
export async function talker(): Promise<TestSocket> {
  const { others } = await startTestBackend();
  return (await others.member('0900000002')).openSocket('chat');
}
/** Opens the chat with earlier messages of another player, once the first page is shown. */
export async function opened(before = ['早安', '有人在嗎']) {
  const backend = await startTestBackend();
  await backend.reset('empty');
  // The public channel's rate limit applies to every player, including the demo host.
  const other = await talker();
  for (const Message of before) await speak(other, Message);
  await open();
  await screen.findByText(before.at(-1) ?? '');
  return { ...backend, other };
}
/** Sends a message as another player, after any rate limit has passed. */
export async function speak(other: TestSocket, Message: string) {
  const { advance } = await startTestBackend();
  await advance(10);
  return other.call(sendPublicMessage, { Message });
}
export async function sendMessage(words: string): Promise<void> {
  await userEvent.type(await field(), `${words}{Enter}`);
}
