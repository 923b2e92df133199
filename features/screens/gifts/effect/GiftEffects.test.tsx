import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provide } from '#conformance/testMembers.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { getRooms, joinRoom } from '#protocol/operations/live.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Connection, waitForConnection } from '../../../testing/Connection.tsx';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../../testing/testBackend.ts';
import { effectQueue } from './effectQueue.ts';
import { GiftEffects } from './GiftEffects.tsx';

const ROCKET = 49;
const WORDS = '青山不改 送給 夜行者小葵 火箭';

beforeEach(() => {
  // Removes gifts from another test.
  effectQueue.clear();
  // jsdom has no media queries; this stub allows motion.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.');
  // Effects end without waiting for a sound.
  localStorage.setItem('menagerie.sounds', '{"Effects":false}');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  const backend = await startTestBackend();
  await backend.reset();
  await provide(backend.others, '10000002', { VIPLevel: 5, gold: 100_000, gems: 20_000 });
  await renderWithProviders(
    <>
      <GiftEffects />
      <Connection socket="chat" />
    </>,
  );
  await waitForConnection();
  const giver = await (await backend.others.member('0900000002')).openSocket('chat');
  const give = (ItemID: number, Amount = 1) => giver.call(sendGift, { ToID: MEMBER.playerID, ItemID, Amount });
  return { backend, give };
}
const clip = async (): Promise<HTMLVideoElement> =>
  waitFor(() => {
    const found = document.querySelector('video');
    if (found === null) throw new Error('no clip');
    return found;
  });
const isGone = () => waitFor(() => expect(document.querySelector('[data-part=video-overlay]')).toBeNull());

test('shows a gift’s effect with giver, gift and receiver, and ends half a second after the clip', async () => {
  const { give } = await open();
  await give(ROCKET, 3);
  expect(await screen.findByText('青山不改 送給 夜行者小葵 火箭 ×3')).toBeInTheDocument();
  const video = await clip();
  expect(video).toHaveAttribute('src', '/effects/rocket.webm');
  fireEvent.playing(video);
  vi.useFakeTimers();
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  fireEvent.ended(video);
  act(() => void vi.advanceTimersByTime(499));
  expect(document.querySelector('[data-part=video-overlay]')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(document.querySelector('[data-part=video-overlay]')).toBeNull();
  vi.useRealTimers();
});

test('shows gifts one after another; Escape ends one', async () => {
  const { give } = await open();
  await give(ROCKET);
  await give(42);
  expect(await screen.findByText(WORDS)).toBeInTheDocument();
  await clip();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('青山不改 送給 夜行者小葵 玫瑰')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '略過特效' }));
  await isGone();
  expect(screen.getByText('青山不改 送給您 玫瑰 ×1')).toBeVisible();
});

/** A viewer of a live room, like its page. */
function Viewer({ RoomID }: { RoomID: string }): ReactNode {
  const { data } = useOperation(joinRoom, { RoomID });
  return data === undefined ? null : <p>in the room</p>;
}

test("leaves a gift to a live room to the room's own page", async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await provide(backend.others, '10000003', { VIPLevel: 5, gold: 100_000, gems: 20_000 });
  await renderWithProviders(
    <>
      <GiftEffects />
      <Viewer RoomID="1" />
    </>,
  );
  expect(await screen.findByText('in the room')).toBeVisible();
  const giver = await (await backend.others.member('0900000003')).openSocket('chat');
  const { List } = await giver.call(getRooms, { Page: 1, PerPage: 20 });
  const host = List.find(({ RoomID }) => RoomID === '1')?.Host;
  await giver.call(sendGift, { ToID: host?.PlayerID ?? '', ItemID: ROCKET, Amount: 1, RoomID: '1' });
  await giver.call(sendGift, { ToID: MEMBER.playerID, ItemID: ROCKET, Amount: 1 });
  expect(await screen.findByText(`阿默 送給 ${MEMBER.name} 火箭`)).toBeInTheDocument();
  expect(screen.queryByText(`阿默 送給 ${host?.Name ?? ''} 火箭`)).toBeNull();
});

test('ends the effect of a clip that cannot be played', async () => {
  const { give } = await open();
  await give(ROCKET);
  fireEvent.error(await clip());
  await isGone();
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
});

test('tells the receiver what to collect; gold has no effect', async () => {
  const { give } = await open();
  await give(1, 20_000);
  expect(await screen.findByText('青山不改 送給您 20,000 金幣')).toBeVisible();
  expect(document.querySelector('[data-part=video-overlay]')).toBeNull();
  // jsdom has no pointer capture, which a toast uses.
  fireEvent.click(screen.getByRole('button', { name: '領取' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/member/mail');
});
