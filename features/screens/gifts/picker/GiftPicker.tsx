import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { getGiftCatalogue } from '#protocol/operations/gift.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { ConnectionFailure, useClient, useOperation, useSocketState } from '../../../base/client/index.ts';
import { FailedView, StateDrawing, useErrorText } from '../../../base/errors/index.ts';
import { useGivingClosed, useIsGuest, useSession } from '../../../base/session/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { GiftForm, type GiftKind } from './GiftForm.tsx';
import type { GiftRoom } from './useSendGift.ts';
import { GiftSkeleton } from './GiftSkeleton.tsx';
import { WalletButton } from './WalletButton.tsx';

export interface GiftPickerProps {
  to: Pick<PlayerSummary, 'PlayerID' | 'Name'> & Partial<PlayerSummary>;
  onClose: () => void;
  room?: GiftRoom | undefined;
}

/** Sends gold or a gift with an effect to a player (specification 1 §5, 2 §8), with cost and value before sending. */
export function GiftPicker({ to, onClose, room }: GiftPickerProps): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const client = useClient();
  const { session } = useSession();
  const isGuest = useIsGuest();
  const [kind, setKind] = useState<GiftKind>('effect');
  const socket = useSocketState('chat');
  const errorText = useErrorText();
  const closed = useGivingClosed();
  const isSelf = session?.playerID === to.PlayerID;
  const query = useOperation(
    getGiftCatalogue,
    {},
    { enabled: !isSelf && !isGuest && closed === undefined, staleTime: 0 },
  );
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'gift.close', defaultMessage: '關閉' })}
      headerActions={
        query.data === undefined || closed !== undefined ? null : <WalletButton kind={kind} onClose={onClose} />
      }
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'gift.giveTo', defaultMessage: '送禮給 {name}' }, { name: playerName(to.Name) })}
    >
      {contentOf()}
    </BottomSheet>
  );

  function contentOf(): ReactNode {
    if (isSelf) {
      return (
        <EmptyState
          description={formatMessage({ id: 'gift.selfText', defaultMessage: '挑一位好友，把心意送給他吧。' })}
          drawing={<StateDrawing id="gift" />}
          size="compact"
          title={formatMessage({ id: 'error.300021', defaultMessage: '不能給自己送禮' })}
        />
      );
    }
    if (isGuest) {
      return (
        <EmptyState
          description={formatMessage({ id: 'gift.guestText', defaultMessage: '綁定手機成為會員後，就能送禮給好友。' })}
          drawing={<StateDrawing id="gift" />}
          size="compact"
          title={formatMessage({ id: 'gift.guest', defaultMessage: '會員才能送禮' })}
        />
      );
    }
    if (closed !== undefined) {
      return (
        <EmptyState
          description={errorText(closed)}
          drawing={<StateDrawing id="gift" />}
          size="compact"
          title={formatMessage({ id: 'gift.young', defaultMessage: '新帳號還不能送禮' })}
        />
      );
    }
    if (query.data !== undefined) {
      return (
        <Suspense>
          <GiftForm catalogue={query.data} kind={kind} onClose={onClose} onKindChange={setKind} room={room} to={to} />
        </Suspense>
      );
    }
    const failure = query.error ?? (socket === 'error' ? new ConnectionFailure('The chat is not connected.') : null);
    if (failure === null) return <GiftSkeleton />;
    return (
      <FailedView
        error={failure}
        onRetry={() => {
          client.wake();
          void query.refetch();
        }}
      />
    );
  }
}
