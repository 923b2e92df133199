import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { itemSrc } from '#art/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { QuietBoundary } from '../../../base/errors/index.ts';
import { useIsGuest } from '../../../base/session/index.ts';
import { GiftPicker } from '../lazyParts.ts';

/** 贈禮 in the head of a private conversation. Renders nothing for a guest. */
export function ConversationGiftButton({ to }: { to: PlayerSummary }): ReactNode {
  const { formatMessage } = useIntl();
  const isGuest = useIsGuest();
  const [open, setOpen] = useState(false);
  if (isGuest) return null;
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'player.gift', defaultMessage: '贈禮' })}
        onClick={() => setOpen(true)}
        variant="soft"
      >
        <img alt="" height={28} src={itemSrc('gift')} width={28} />
      </IconButton>
      {open ? (
        <QuietBoundary>
          <Suspense>
            <GiftPicker onClose={() => setOpen(false)} to={to} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}
