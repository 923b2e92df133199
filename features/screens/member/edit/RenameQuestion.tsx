import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import * as css from './Edit.css.ts';

const renameParts = {
  line: (words: ReactNode) => <span className={css.renameLine}>{words}</span>,
  name: (words: ReactNode) => <span className={css.renameName}>{words}</span>,
};

export interface RenameQuestionProps {
  before: string;
  after: string;
  count: number;
  limit: number;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a new name is saved, which can be changed only once. */
export function RenameQuestion({ before, after, count, limit, onCancel, onConfirm }: RenameQuestionProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'edit.rename.no', defaultMessage: '再想想' })}
      confirmLabel={formatMessage({ id: 'edit.rename.yes', defaultMessage: '確定改名' })}
      description={
        <FormattedMessage
          defaultMessage="<line><name>「{before}」</name>將改為<name>「{after}」</name></line><line>改名 {count}/{limit}，送出後就無法再改。</line>"
          id="edit.rename.text"
          values={{ before, after, count, limit, ...renameParts }}
        />
      }
      icon={<PenLine size={28} />}
      kind="confirm"
      onCancel={onCancel}
      onConfirm={onConfirm}
      open
      title={formatMessage({ id: 'edit.rename.title', defaultMessage: '確定要改名嗎？' })}
    />
  );
}
