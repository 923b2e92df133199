import { type BoundFunctions, type queries, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TestSocket } from '#conformance/testSocket.ts';
import type { Scenario } from '#mocks/scenario/scenario.ts';
import { type RenderOptions, renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { ClubPage } from '../ClubPage.tsx';

/** The phones of the demo world's players, by their role in the first club. */
export const PHONE = {
  member: '0900000001',
  leader: '0900000002',
  outsider: '0900000003',
  deputy: '0900000005',
} as const;

/** The ids of two of these players. A second sign-in of the page's player would end the page's session. */
export const PLAYER_ID = { member: '10000001', outsider: '10000003' } as const;

type Part = BoundFunctions<typeof queries>;

/** The first club of the demo world. */
export const CLUB = '星夜俱樂部';

/** Starts a new world whose jobs are done. */
export async function startWorld(): Promise<TestBackend> {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.advance(1);
  return backend;
}

/** Opens the club's page for an account, at one of its views. */
export async function openClub(
  as: string,
  view = '',
  prepare: Partial<Scenario> = {},
  options: RenderOptions = {},
): Promise<TestBackend> {
  const backend = await startTestBackend();
  backend.change(prepare);
  return renderWithProviders(<ClubPage />, { ...options, as, at: `/zh_tw/club${view === '' ? '' : `?view=${view}`}` });
}

/** A player beside the page, on the lobby's socket. */
export async function playerBeside(
  backend: TestBackend,
  phone: string,
): Promise<{ readonly playerID: string; readonly socket: TestSocket }> {
  const who = await backend.others.member(phone);
  return { playerID: who.playerID, socket: await who.openSocket('lobby') };
}

/** Presses a button by name once it is shown. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** The first list item of a name. */
export const itemOf = async (name: string): Promise<Part> =>
  within((await screen.findAllByRole('listitem', { name }))[0] ?? document.body);

/** The dialog of a name. */
export const dialogOf = async (name: string): Promise<Part> => within(await screen.findByRole('dialog', { name }));

/** Chooses an entry under 更多. */
export async function pressMore(name: string): Promise<void> {
  await press('更多');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
