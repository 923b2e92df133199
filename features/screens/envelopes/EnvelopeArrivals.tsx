import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { envelopeArrived } from '#protocol/operations/envelope.ts';
import { type PageLayout, pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { usePush } from '../../base/client/index.ts';
import { useOverlayTurn } from '../../base/overlays/index.ts';
import { useLocation } from '../../base/routing/index.ts';
import { useSession } from '../../base/session/index.ts';
import { useEnvelopePushes } from './state/useEnvelope.ts';

const ClaimOverlay = lazy(
  loadAgain(() => import('./claim/ClaimOverlay.tsx').then((module) => ({ default: module.ClaimOverlay }))),
);

/** While a game is open the envelope waits, so that it covers no round. */
const ROOMY: readonly PageLayout[] = ['site', 'game'];

/**
 * Handles the pushes of red envelopes. An envelope for this player alone opens when no other window is open.
 * Envelopes of a channel are in its chat.
 */
export default function EnvelopeArrivals(): ReactNode {
  const { session } = useSession();
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEnvelopePushes();
  usePush(envelopeArrived, ({ RedEnvelopeID, ChannelType, PlayerID }) => {
    if (ChannelType === CHANNEL.private && PlayerID === session?.playerID)
      setWaiting((before) => [...before, RedEnvelopeID]);
  });
  const [id] = waiting;
  const isRoomy = ROOMY.includes(pages[pageAddressOf(pathname).path ?? '/404'].layout);
  const isTurn = useOverlayTurn('envelope', id !== undefined && isRoomy);
  if (id === undefined || !isTurn) return null;
  const close = (open: boolean): void => {
    if (!open) setWaiting((before) => before.slice(1));
  };
  return (
    <Suspense>
      <ClaimOverlay id={id} key={id} onOpenChange={close} open />
    </Suspense>
  );
}
