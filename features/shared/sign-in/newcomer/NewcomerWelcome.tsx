import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';

/** REGIST_SUCCESS (specification 1 §8): greets a new account by the one text that the specification has for it. */
export function RegistGreeting({ onConfirm }: { onConfirm: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      confirmLabel={formatMessage({ id: 'signIn.registConfirm', defaultMessage: '開始遊戲' })}
      icon={<PartyPopper size={28} />}
      kind="alert"
      onConfirm={onConfirm}
      open
      title={formatMessage({
        id: 'signIn.registSuccess',
        defaultMessage: '恭喜註冊成功！ APP專屬活動只有 7 天，快登入 APP 領專屬獎勵！',
      })}
    />
  );
}
