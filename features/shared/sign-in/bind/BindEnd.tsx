import { type ReactNode, useCallback } from 'react';
import * as z from 'zod/mini';
import { ProviderName, SignInError } from '#protocol/entities/signIn.ts';
import { BoundDialog } from './BoundDialog.tsx';
import { useLayerTurn } from '../../../base/overlays/index.ts';
import { useSearchParams } from '../../../base/routing/index.ts';

/** Shows the outcome of a binding after a redirect back to the page (specification 2 §2). Otherwise renders nothing. */
export function BindEnd(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const provider = ProviderName.safeParse(query.get('provider'));
  const close = useCallback((): void => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['provider', 'result', 'error']) after.delete(name);
        return after;
      },
      { replace: true },
    );
  }, [setQuery]);
  const error = query.get('error');
  const isOpen = useLayerTurn(provider.success && (error !== null || query.get('result') === 'bound'));
  if (!provider.success || !isOpen) return null;
  const failure = error === null ? undefined : z.catch(SignInError, 'Unexpected').parse(error);
  return <BoundDialog onClose={close} provider={provider.data} failure={failure} />;
}
