import { useEffect, useEffectEvent, useRef } from 'react';
import { useSessionStatus } from '../../base/session/index.ts';
import { useSignInStep } from '../../shared/sign-in/index.ts';
import type { ChatPlace } from './useChatPlace.ts';

/** Opens the sign-in for a visitor whose address names a tab. Closing the sign-in leads to the lobby. */
export function useSignInForChat({ isNamed, forget }: Pick<ChatPlace, 'isNamed' | 'forget'>): void {
  const status = useSessionStatus();
  const { step, go } = useSignInStep();
  const before = useRef(step);
  const isAsked = isNamed && status === 'unauthenticated';
  const ask = useEffectEvent(() => {
    if (isAsked && step === undefined) (before.current === undefined ? () => go(0) : forget)();
    before.current = step;
  });
  useEffect(() => ask(), [isAsked, step]);
}
