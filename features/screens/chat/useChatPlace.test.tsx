import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useSessionStatus } from '../../base/session/index.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER } from '../../testing/testBackend.ts';
import { useChatPlace } from './useChatPlace.ts';

beforeEach(layOut);

function Place(): ReactNode {
  const { tab, partner } = useChatPlace();
  return <output aria-label="place">{`${useSessionStatus()} ${tab} ${partner ?? 'list'}`}</output>;
}

test.each([
  ['10000002', '10000002'],
  [MEMBER.playerID, 'list'],
])('leads an address that names %s in private to %s', async (player, shown) => {
  await renderWithProviders(<Place />, { at: `/zh_tw/play-game/m?chatroom=private&player=${player}` });
  await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent(`authenticated private ${shown}`));
});
