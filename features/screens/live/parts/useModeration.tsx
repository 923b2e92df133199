import { useMutation } from '@tanstack/react-query';
import { Ban, DoorOpen, EyeOff, MicOff, Pin } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { LIVE_ROLE, type LiveRoom } from '#protocol/entities/live.ts';
import { hideLiveMessage, pinLiveMessage } from '#protocol/operations/live.ts';
import type { Action } from '#ui/components/ActionSheet/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useCall } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { SanctionDialog, type SanctionDraft } from './SanctionDialog.tsx';

/**
 * The actions of host and co-moderators on a message and its sender, for its menu. Render `dialog` beside the chat.
 *
 * @returns no actions for a viewer
 */
export function useModeration(room: LiveRoom): {
  readonly menuActions: ((message: ChatMessage) => readonly Action[]) | undefined;
  readonly dialog: ReactNode;
} {
  const { formatMessage } = useIntl();
  const call = useCall();
  const toast = useToast();
  const errorText = useErrorText();
  const { session } = useSession();
  const [draft, setDraft] = useState<SanctionDraft>();
  const { RoomID, Role, Host, Pinned } = room;
  const onError = (error: Error): void => toast({ tone: 'danger', text: errorText(error) });
  const hide = useMutation({ mutationFn: (ID: string) => call(hideLiveMessage, { RoomID, ID }), onError });
  const pin = useMutation({ mutationFn: (ID: string) => call(pinLiveMessage, { RoomID, ID }), onError });
  const { mutate: hideMessage } = hide;
  const { mutate: pinMessage } = pin;
  const own = session?.playerID;
  const isHost = Role === LIVE_ROLE.host;

  const menuActions = useCallback(
    (message: ChatMessage): readonly Action[] => {
      const isPinned = Pinned?.ID === message.ID;
      const actions: Action[] = [
        {
          id: 'pin',
          icon: <Pin size={20} />,
          label: isPinned
            ? formatMessage({ id: 'live.moderate.unpin', defaultMessage: '取消置頂' })
            : formatMessage({ id: 'live.moderate.pin', defaultMessage: '置頂' }),
          onSelect: () => pinMessage(isPinned ? '' : message.ID),
        },
        {
          id: 'hide',
          icon: <EyeOff size={20} />,
          label: formatMessage({ id: 'live.moderate.hide', defaultMessage: '隱藏訊息' }),
          onSelect: () => hideMessage(message.ID),
        },
      ];
      const player = message.Sender;
      if (player === null || player.PlayerID === own || player.PlayerID === Host.PlayerID) return actions;
      const ask = (kind: SanctionDraft['kind']): void => setDraft({ kind, player });
      actions.push(
        {
          id: 'mute-viewer',
          icon: <MicOff size={20} />,
          label: formatMessage({ id: 'live.moderate.mute', defaultMessage: '禁言' }),
          onSelect: () => ask('mute'),
        },
        {
          id: 'remove-viewer',
          icon: <DoorOpen size={20} />,
          label: formatMessage({ id: 'live.moderate.remove', defaultMessage: '請出直播間' }),
          tone: 'danger',
          onSelect: () => ask('kick'),
        },
      );
      if (isHost) {
        actions.push({
          id: 'block-viewer',
          icon: <Ban size={20} />,
          label: formatMessage({ id: 'live.moderate.block', defaultMessage: '永久請出' }),
          tone: 'danger',
          onSelect: () => ask('block'),
        });
      }
      return actions;
    },
    [formatMessage, hideMessage, pinMessage, own, isHost, Host.PlayerID, Pinned?.ID],
  );
  return {
    menuActions: Role === LIVE_ROLE.viewer ? undefined : menuActions,
    dialog:
      draft === undefined ? null : <SanctionDialog draft={draft} onClose={() => setDraft(undefined)} roomID={RoomID} />,
  };
}
