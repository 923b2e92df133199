import { History, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { useShare } from '../share/index.ts';
import * as css from './Honors.css.ts';
import { useReplay } from './useReplay.ts';

export interface HonorActionProps {
  record: HonorRecord;
  name: string;
  variant?: 'plain' | 'soft';
  onReplayed?: () => void;
}

/** Shares a win with friends and the public channel. Renders nothing for guests, who cannot chat. */
export function ShareButton({ record, name, variant = 'soft' }: HonorActionProps): ReactNode {
  const { formatMessage } = useIntl();
  const share = useShare();
  if (share === undefined) return null;
  return (
    <IconButton
      label={formatMessage({ id: 'honors.share', defaultMessage: '分享{game}的大獎' }, { game: name })}
      onClick={() => share({ gameCode: record.GameInfo.GameID, recordID: record.ID })}
      variant={variant}
    >
      <Share2 size={20} />
    </IconButton>
  );
}

/** Opens the page that replays the round. */
export function ReplayButton({ record, name, variant = 'soft', onReplayed }: HonorActionProps): ReactNode {
  const { formatMessage } = useIntl();
  const replay = useReplay();
  return (
    <IconButton
      busy={replay.isPending}
      label={formatMessage({ id: 'honors.replay', defaultMessage: '重播{game}的大獎' }, { game: name })}
      onClick={() => replay.mutate(record, { onSuccess: () => onReplayed?.() })}
      variant={variant}
    >
      <History size={20} />
    </IconButton>
  );
}

/** The replay and share buttons. */
export function HonorActions(props: HonorActionProps): ReactNode {
  return (
    <span className={css.actions}>
      <ReplayButton {...props} />
      <ShareButton {...props} />
    </span>
  );
}
