import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { blockViewer, getSanctions, kickViewer, muteViewer } from '#protocol/operations/live.ts';
import { Select } from '#ui/components/Select/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { ActionDialog } from '../../../shared/dialogs/index.ts';

/** The duration of a mute or a removal, in seconds. */
const SPANS = [600, 3600, 86_400, 604_800] as const;
const REASON_MAX = 100;

export interface SanctionDraft {
  readonly kind: 'mute' | 'kick' | 'block';
  readonly player: PlayerSummary;
}

export interface SanctionDialogProps {
  draft: SanctionDraft;
  roomID: string;
  onClose: () => void;
}

/** Asks for duration and reason, then mutes, removes or blocks a viewer. */
export function SanctionDialog({ draft: { kind, player }, roomID, onClose }: SanctionDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const name = usePlayerName()(player.Name);
  const [seconds, setSeconds] = useState('3600');
  const [reason, setReason] = useState('');
  const { PlayerID } = player;
  const act = useMutation({
    mutationFn: async (): Promise<void> => {
      const asked = { RoomID: roomID, PlayerID, Reason: reason.trim() };
      if (kind === 'mute') await call(muteViewer, { ...asked, Seconds: Number(seconds) });
      else if (kind === 'kick') await call(kickViewer, { ...asked, Seconds: Number(seconds) });
      else await call(blockViewer, { ...asked, Blocked: true });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: operationKey(getSanctions).slice(0, 2) });
      toast({
        tone: 'success',
        text: formatMessage({ id: 'live.moderate.done', defaultMessage: '已處置 {name}' }, { name }),
      });
      onClose();
    },
  });
  const title =
    kind === 'mute'
      ? formatMessage({ id: 'live.moderate.muteAsk', defaultMessage: '要將{name}禁言嗎？' }, { name })
      : kind === 'kick'
        ? formatMessage({ id: 'live.moderate.removeAsk', defaultMessage: '要請{name}離開直播間嗎？' }, { name })
        : formatMessage({ id: 'live.moderate.blockAsk', defaultMessage: '要永久請出{name}嗎？' }, { name });
  return (
    <ActionDialog
      action={act}
      cancelLabel={null}
      confirmLabel={
        kind === 'mute'
          ? formatMessage({ id: 'live.moderate.mute', defaultMessage: '禁言' })
          : kind === 'kick'
            ? formatMessage({ id: 'live.moderate.remove', defaultMessage: '請出直播間' })
            : formatMessage({ id: 'live.moderate.block', defaultMessage: '永久請出' })
      }
      hidesRefusal
      onClose={onClose}
      onConfirm={() => act.mutate()}
      title={title}
      tone="danger"
    >
      {kind === 'block' ? null : (
        <Select
          label={formatMessage({ id: 'live.moderate.span', defaultMessage: '多久' })}
          onValueChange={setSeconds}
          options={SPANS.map((span) => ({
            value: String(span),
            label:
              span < 3600
                ? formatMessage(
                    { id: 'live.moderate.minutes', defaultMessage: '{count, plural, other {# 分鐘}}' },
                    { count: span / 60 },
                  )
                : formatMessage(
                    { id: 'live.moderate.hours', defaultMessage: '{count, plural, other {# 小時}}' },
                    { count: span / 3600 },
                  ),
          }))}
          value={seconds}
        />
      )}
      <TextField
        hint={formatMessage({ id: 'live.moderate.reasonHint', defaultMessage: '只有主播與協管看得到' })}
        label={formatMessage({ id: 'live.moderate.reason', defaultMessage: '原因' })}
        maxLength={REASON_MAX}
        onValueChange={setReason}
        value={reason}
        {...(act.error && { error: errorText(act.error) })}
      />
    </ActionDialog>
  );
}
