import { Gamepad2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { TrayTile } from '#ui/components/Composer/index.ts';
import { itemSrc } from '#art/index.ts';
import type { TrayButton, TrayButtonProps } from '../../../shared/conversation/index.ts';
import { useCatalogue, useGamePicture } from '../../../shared/games/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { useShareMessage } from '../useShareMessage.ts';
import { GameChoice } from './GameChoice.tsx';
import * as css from './shareButtons.css.ts';
import { WinChoice } from './WinChoice.tsx';

const EVERYWHERE = [CHANNEL.public, CHANNEL.private, CHANNEL.club, CHANNEL.alliance];

const TILE_PX = 43;

/** 分享遊戲 in the tray of a conversation. */
export const shareGameButton: TrayButton = { id: 'share-game', channels: EVERYWHERE, Button: ShareGameButton };

/** 分享中獎 in the tray of a conversation. */
export const shareWinButton: TrayButton = { id: 'share-win', channels: EVERYWHERE, Button: ShareWinButton };

function ShareGameButton({ post, onClose }: TrayButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const shareMessage = useShareMessage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TrayTile
        drawing={<GameDrawing />}
        label={formatMessage({ id: 'share.game', defaultMessage: '分享遊戲' })}
        onClick={() => setOpen(true)}
      />
      <GameChoice
        onChoose={(gameCode) => {
          setOpen(false);
          void post(shareMessage({ gameCode }));
          onClose();
        }}
        onOpenChange={setOpen}
        open={open}
      />
    </>
  );
}

/** The tile of a known game of the lobby; an icon while loading. */
function GameDrawing(): ReactNode {
  const locale = useLocaleID();
  const picture = useGamePicture(useCatalogue(true)?.[0], 'tall', locale, `${String(TILE_PX)}px`);
  if (picture === undefined) return <Gamepad2 size={38} />;
  const { src, srcSet, sizes } = picture;
  return <img alt="" className={css.game} height={52} sizes={sizes} src={src} srcSet={srcSet} width={TILE_PX} />;
}

function ShareWinButton({ post, onClose }: TrayButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const shareMessage = useShareMessage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TrayTile
        drawing={<img alt="" height={52} src={itemSrc('trophy')} width={52} />}
        label={formatMessage({ id: 'share.win', defaultMessage: '分享中獎' })}
        onClick={() => setOpen(true)}
        tone="gold"
      />
      <WinChoice
        onChoose={(gameCode, recordID) => {
          setOpen(false);
          void post(shareMessage({ gameCode, recordID }));
          onClose();
        }}
        onOpenChange={setOpen}
        open={open}
      />
    </>
  );
}
