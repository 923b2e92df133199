import { useSearchParams } from '../../base/routing/index.ts';
import { useOpenParts } from '../../base/settings/index.ts';

/** Whether the shop is open and the address asks for the store over the lobby (`?openStore=true`). */
export function useIsStoreAsked(): boolean {
  const { Shop } = useOpenParts();
  const [parameters] = useSearchParams();
  return Shop && parameters.get('openStore') === 'true';
}
