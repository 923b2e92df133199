import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { StreamPlayer, useLiveStage } from './index.ts';

function Room() {
  const { roomID, room, membership, enter, leave } = useLiveStage();
  return (
    <>
      <button onClick={() => enter('1')} type="button">
        enter
      </button>
      <button onClick={leave} type="button">
        leave
      </button>
      <p aria-label="room">{`${roomID ?? 'none'} ${room?.Title ?? ''}`}</p>
      <p aria-label="membership">{membership.state}</p>
      <StreamPlayer />
    </>
  );
}
const player = () => document.querySelector('[data-part=stream-player]');

test('enters a room, puts the video into the player, and leaves', async () => {
  await renderWithProviders(<Room />);
  expect(player()).toHaveAttribute('data-state', 'idle');
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'enter' }));
  await waitFor(() => expect(screen.getByLabelText('membership')).toHaveTextContent('joined'));
  expect(screen.getByLabelText('room')).toHaveTextContent(/^1 \S+/u);
  expect(player()?.querySelector('video')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  await waitFor(() => expect(screen.getByLabelText('room')).toHaveTextContent('none'));
  expect(screen.getByLabelText('membership')).toHaveTextContent('none');
});

test('lets a visitor watch without joining', async () => {
  await renderWithProviders(<Room />, { as: 'nobody' });
  await userEvent.click(screen.getByRole('button', { name: 'enter' }));
  await waitFor(() => expect(screen.getByLabelText('membership')).toHaveTextContent('watching'));
});
