import { Ban, Copy, Flag, Reply, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { readMessageBody } from '#protocol/rules/messageSyntax.ts';
import { type Action, ActionSheet, type Point } from '#ui/components/ActionSheet/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { useSenderName } from '../people/useSenderName.ts';

export interface MessageMenuProps {
  message: ChatMessage;
  own: boolean;
  at: Point;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReply: ((message: ChatMessage) => void) | undefined;
  more?: readonly Action[] | undefined;
}

/** The available actions on a message: reply, copy, show the sender, report, block. */
export function MessageMenu({ message, own, at, open, onOpenChange, onReply, more = [] }: MessageMenuProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const players = usePlayerActions();
  const sender = message.Sender;
  const name = useSenderName()(message);
  const body = readMessageBody(message.Message);
  const copy = async (text: string): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toast(
      isCopied
        ? { tone: 'success', text: formatMessage({ id: 'chat.copied', defaultMessage: '已複製訊息' }) }
        : { tone: 'danger', text: formatMessage({ id: 'chat.notCopied', defaultMessage: '無法複製這則訊息' }) },
    );
  };
  const actions: Action[] = [];
  if (onReply) {
    actions.push({
      id: 'reply',
      icon: <Reply size={20} />,
      label: formatMessage({ id: 'chat.menu.reply', defaultMessage: '回覆' }),
      onSelect: () => onReply(message),
    });
  }
  if (body.kind === 'text') {
    actions.push({
      id: 'copy',
      icon: <Copy size={20} />,
      label: formatMessage({ id: 'chat.menu.copy', defaultMessage: '複製文字' }),
      onSelect: () => void copy(body.text),
    });
  }
  // An automatic reply of customer service has no player as its sender.
  if (players && sender) {
    actions.push({
      id: 'card',
      icon: <UserRound size={20} />,
      label: formatMessage({ id: 'chat.menu.player', defaultMessage: '玩家資訊' }),
      onSelect: () => players.openCard(sender),
    });
  }
  if (players && sender && !own) {
    actions.push(
      {
        id: 'report',
        icon: <Flag size={20} />,
        label: formatMessage({ id: 'chat.menu.report', defaultMessage: '檢舉訊息' }),
        tone: 'danger',
        onSelect: () => players.reportMessage({ ID: message.ID, Name: sender.Name, Message: message.Message }),
      },
      {
        id: 'block',
        icon: <Ban size={20} />,
        label: formatMessage({ id: 'chat.menu.block', defaultMessage: '封鎖玩家' }),
        tone: 'danger',
        onSelect: () => players.block(sender),
      },
    );
  }
  return (
    <ActionSheet
      actions={[...actions, ...more]}
      at={at}
      cancelLabel={formatMessage({ id: 'chat.menu.cancel', defaultMessage: '取消' })}
      onOpenChange={onOpenChange}
      open={open}
      preview={body.kind === 'text' ? body.text : undefined}
      title={formatMessage({ id: 'chat.menu.title', defaultMessage: '{name}的訊息' }, { name })}
    />
  );
}
