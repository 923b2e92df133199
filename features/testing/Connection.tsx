import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { SocketName } from '#protocol/operation.ts';
import { useSocketState } from '../base/client/index.ts';
import { useSessionStatus } from '../base/session/index.ts';

/** Shows beside a test's content whether its player is signed in, and the state of a socket. */
export function Connection({ socket }: { socket: SocketName }): ReactNode {
  const state = useSocketState(socket);
  return <output aria-label="connection">{`${useSessionStatus()} ${state}`}</output>;
}

/** Waits until pushes reach the page of a `Connection`. */
export const waitForConnection = (): Promise<void> =>
  waitFor(() => expect(screen.getByLabelText('connection').textContent).toBe('authenticated connected'));
