import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { itemSrc } from '#art/index.ts';
import { TrayTile } from '#ui/components/Composer/index.ts';
import type { TrayButton, TrayButtonProps } from '../../../shared/conversation/index.ts';
import { QuietBoundary } from '../../../base/errors/index.ts';
import { GiftPicker } from '../lazyParts.ts';

/** 贈禮 in the tray of a private conversation, where only members write. */
export const giftTrayButton: TrayButton = { id: 'gift', channels: [CHANNEL.private], Button: GiftTrayButton };

function GiftTrayButton({ partner, onClose }: TrayButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  if (partner === undefined) return null;
  return (
    <>
      <TrayTile
        drawing={<img alt="" height={52} src={itemSrc('gift')} width={52} />}
        label={formatMessage({ id: 'player.gift', defaultMessage: '贈禮' })}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <QuietBoundary>
          <Suspense>
            <GiftPicker onClose={onClose} to={partner} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}
