import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOverlayTurn } from '../../../base/overlays/index.ts';
import { shouldOfferPasskey } from './offer.ts';

const PasskeyOffer = lazy(
  loadAgain(() => import('./PasskeyOffer.tsx').then((module) => ({ default: module.PasskeyOffer }))),
);

/**
 * Offers a passkey after a binding.
 *
 * @returns a function that closes the end of the binding, and the offer to render
 */
export function usePasskeyOffer(onClose: () => void): { readonly close: () => void; readonly offer: ReactNode } {
  const [isOffering, setOffering] = useState(false);
  const isTurn = useOverlayTurn('passkey', isOffering);
  return {
    close: () => (shouldOfferPasskey() ? setOffering(true) : onClose()),
    offer: isOffering ? <Suspense>{isTurn ? <PasskeyOffer onClose={onClose} /> : null}</Suspense> : null,
  };
}
