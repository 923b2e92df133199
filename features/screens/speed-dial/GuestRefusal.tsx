import { ShieldUser } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { BindPhoneDialog } from '../../shared/sign-in/index.ts';

/** Shows a guest why the menu does not open, and offers to bind a phone (specification 1 §6). */
export function GuestRefusal({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const [binding, setBinding] = useState(false);
  if (binding) return <BindPhoneDialog onOpenChange={(open) => (open ? undefined : onClose())} open />;
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
      onCancel={onClose}
      onConfirm={() => setBinding(true)}
      open
      title={formatMessage({ id: 'speedDial.guest.title', defaultMessage: '訪客無法使用' })}
    />
  );
}
