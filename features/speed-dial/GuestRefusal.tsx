import { ShieldUser } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';

/** Tells a guest why the menu does not open, and offers to bind (specification 1 §6). */
export function GuestRefusal({ onBind, onCancel }: { onBind: () => void; onCancel: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'speedDial.guest.cancel', defaultMessage: '先不用' })}
      confirmLabel={formatMessage({ id: 'speedDial.guest.bind', defaultMessage: '綁定手機' })}
      description={formatMessage({
        id: 'speedDial.guest.text',
        defaultMessage: '聊天與兌換碼是會員專屬功能。綁定手機號碼即可成為會員，帳號與遊戲幣都會保留。',
      })}
      icon={<ShieldUser size={28} />}
      kind="confirm"
      onCancel={onCancel}
      onConfirm={onBind}
      open
      title={formatMessage({ id: 'speedDial.guest.title', defaultMessage: '訪客無法使用' })}
    />
  );
}
