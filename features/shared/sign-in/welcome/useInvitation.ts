import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { useIsSpared } from '../../../base/overlays/index.ts';
import { useSessionStatus } from '../../../base/session/index.ts';
import { readStored, writeStored } from '../../../base/settings/index.ts';

const CLOSED = 'menagerie.welcomeClosed';
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' }).format();

const listeners = new Set<() => void>();
const isClosed = (): boolean => readStored(CLOSED, z.string()) === today();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function closeInvitation(): void {
  writeStored(CLOSED, today());
  for (const listener of listeners) listener();
}

/** Whether this page invites to sign in: for a visitor who has not closed the invitation today. */
export function useIsInviting(): boolean {
  const isVisitor = useSessionStatus() === 'unauthenticated';
  const isSpared = useIsSpared('welcome');
  return !useSyncExternalStore(subscribe, isClosed, isClosed) && isVisitor && !isSpared;
}

/** From this width on, the invitation leaves the other corner free, as in `WelcomeCard.css.ts`. */
const ROOMY = 'screen and (min-width: 64rem)';

/** Whether the invitation takes the whole width, so that nothing else floats. */
export function useIsInvitationAlone(): boolean {
  const isRoomy = useMediaQuery(ROOMY);
  return useIsInviting() && !isRoomy;
}
