import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAfterFirstPage } from '#features/base/head/index.ts';
import { useLocation } from '#features/base/routing/index.ts';
import { useIsStoreAsked } from '#features/shared/frames/index.ts';
import { isLobby } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { loadAgain } from '#ui/loadAgain.ts';

const StoreOverLobby = lazy(
  loadAgain(() =>
    import('#features/screens/store/StoreOverLobby.tsx').then((module) => ({ default: module.StoreOverLobby })),
  ),
);

/** The store over the lobby, also for visitors. Its code loads after the first page, when the address asks for the store. */
export function StoreLayer(): ReactNode {
  const isOnLobby = isLobby(pageAddressOf(useLocation().pathname).path);
  const isAsked = useIsStoreAsked();
  const isAfterFirstPage = useAfterFirstPage();
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && isOnLobby && isAfterFirstPage && !wasAsked) setWasAsked(true);
  return wasAsked && isOnLobby ? (
    <Suspense>
      <StoreOverLobby />
    </Suspense>
  ) : null;
}
