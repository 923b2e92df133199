import { useEffect } from 'react';
import { addressOf, resolveTo, type To } from './location.ts';
import { useLocation, useNavigate } from './router.tsx';

export interface RedirectProps {
  to: To;
}

/** Replaces the current address after rendering, and again when the target changes. */
export function Redirect({ to }: RedirectProps): null {
  const navigate = useNavigate();
  const address = addressOf(resolveTo(to, useLocation().pathname));
  useEffect(() => navigate(address, { replace: true }), [navigate, address]);
  return null;
}
