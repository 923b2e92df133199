import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { create } from '#conformance/envelopeScene.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import type { createEnvelope } from '#protocol/operations/envelope.ts';
import type { RequestOf } from '#protocol/operation.ts';
import { type RenderOptions, renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
// Loaded here, so that tests do not wait for it.
import '../EnvelopeWindow.tsx';

/** A brand that has red envelopes (decisions §4). */
export const BRAND = { Capabilities: { WalletItem: 'gem', Live: true, RedEnvelopeSending: true } } as const;

/** Another player, on the lobby's socket: the leader of a club, of the highest tier. */
export const SENDER = '0900000002';

export interface Sent {
  readonly backend: TestBackend;
  readonly sender: { readonly lobby: TestSocket; readonly playerID: string };
  readonly envelope: OwnRedEnvelope;
}

/** Sends a red envelope as another player, in a new world. */
export async function sendFrom(more: Partial<RequestOf<typeof createEnvelope>> = {}): Promise<Sent> {
  const backend = await startTestBackend();
  await backend.reset();
  const sender = await backend.others.member(SENDER);
  const lobby = await sender.openSocket('lobby');
  return { backend, sender: { lobby, playerID: sender.playerID }, envelope: await create({ lobby }, more) };
}

/** Renders in a brand that has red envelopes. */
export const open = (ui: ReactNode, options: RenderOptions = {}): Promise<TestBackend> =>
  renderWithProviders(ui, { brand: BRAND, ...options });

/** Presses a button by name once it is shown. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
