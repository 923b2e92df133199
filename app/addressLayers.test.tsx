import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useChat } from '#features/screens/chat/index.ts';
import { LobbyScreen } from '#features/screens/lobby/index.ts';
import { StoreOverLobby } from '#features/screens/store/StoreOverLobby.tsx';
import { AgeGate } from '#features/shared/age-gate/index.ts';
import { BindEnd, SignInGate } from '#features/shared/sign-in/index.ts';
import { layOut } from '#features/testing/layout.ts';
import { renderWithProviders } from '#features/testing/renderWithProviders.tsx';
import { MEMBER } from '#features/testing/testBackend.ts';
import { LONG } from '#features/testing/long.ts';

beforeEach(() => {
  layOut();
  localStorage.clear();
});

function Chat(): ReactNode {
  return useChat().sheet;
}

/** The layers that an address opens: account, query, the part of the page that shows the layer, and its title. */
const LAYERS: readonly (readonly [as: string, parameters: string, part: ReactNode, title: RegExp])[] = [
  [MEMBER.phone, 'openStore=true', <StoreOverLobby key="store" />, /^購點兌換$/u],
  [MEMBER.phone, 'game=koi', <LobbyScreen key="lobby" />, /^鯉躍龍門$/u],
  [MEMBER.phone, 'chatroom=public', <Chat key="chat" />, /^聊天室$/u],
  [MEMBER.phone, 'provider=line&error=Cancelled', <BindEnd key="bind" />, /^尚未綁定$/u],
  ['nobody', 'phoneStep=0', <SignInGate key="sign-in" />, /^登入$/u],
  ['nobody', 'phoneStep=1', <SignInGate key="sign-in" />, /手機/u],
];

const windows = (): readonly HTMLElement[] => [
  ...screen.queryAllByRole('dialog', { hidden: true }),
  ...screen.queryAllByRole('alertdialog', { hidden: true }),
];

test.each(LAYERS)('makes the layer of ?%s wait behind the age gate for %s', async (as, parameters, part, title) => {
  await renderWithProviders(
    <>
      {part}
      <AgeGate />
    </>,
    { as, at: `/zh_tw/play-game/m?${parameters}` },
  );
  const gate = await screen.findByRole('dialog', { name: '提醒' });
  // By then the layer's code and data have loaded.
  await expect(waitFor(() => expect(windows()).not.toEqual([gate]), { timeout: 1500 })).rejects.toThrow(
    'to not deeply equal',
  );
  await userEvent.click(screen.getByRole('button', { name: '已滿18歲' }));
  await waitFor(() => {
    expect(windows()).toHaveLength(1);
    expect(windows()[0]).toHaveAccessibleName(title);
  });
});

test('makes a game wait behind the store that the address asks for too', LONG, async () => {
  await renderWithProviders(
    <>
      <LobbyScreen />
      <StoreOverLobby />
    </>,
    { at: '/zh_tw/play-game/m?game=koi&openStore=true' },
  );
  await screen.findByRole('dialog', { name: '購點兌換' });
  // By then the code of the game's sheet has loaded.
  await expect(waitFor(() => expect(windows()).not.toHaveLength(1), { timeout: 1500 })).rejects.toThrow('length');
  await userEvent.click(screen.getByRole('button', { name: '關閉商城' }));
  expect(await screen.findByRole('dialog', { name: '鯉躍龍門' })).toBeVisible();
});

test('makes a game wait for no store while the shop is closed', async () => {
  await renderWithProviders(<LobbyScreen />, { at: '/zh_tw/play-game/m?game=koi&openStore=true', closed: ['Shop'] });
  expect(await screen.findByRole('dialog', { name: '鯉躍龍門' })).toBeVisible();
});
