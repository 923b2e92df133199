import { type ReactNode, useEffect } from 'react';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { savePasskeyOffered } from './offer.ts';
import { usePasskeys } from './usePasskeys.ts';

/** Offers a passkey to an account without one, once in a browser. */
export function PasskeyOffer({ onClose }: { onClose: () => void }): ReactNode {
  const { data, isError } = usePasskeys();
  const isNeedless = isError || (data !== undefined && data.length > 0);
  useEffect(() => {
    if (isNeedless) onClose();
  }, [isNeedless, onClose]);
  const isOffered = data?.length === 0;
  useEffect(() => {
    if (isOffered) savePasskeyOffered();
  }, [isOffered]);
  return isOffered ? <AddPasskeyDialog offered onClose={onClose} /> : null;
}
