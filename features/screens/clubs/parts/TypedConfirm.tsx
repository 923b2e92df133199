import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/components/TextField/index.ts';
import { ClubActionDialog, type ClubActionDialogProps } from './ClubActionDialog.tsx';

export interface TypedConfirmProps extends Omit<ClubActionDialogProps<unknown>, 'children' | 'notReady' | 'tone'> {
  word: string;
}

/** Runs an irreversible action after the player has typed the club's name. */
export function TypedConfirm({ word, ...dialog }: TypedConfirmProps): ReactNode {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  return (
    <ClubActionDialog
      {...dialog}
      notReady={
        typed.trim().normalize('NFC') === word
          ? undefined
          : formatMessage({ id: 'clubs.typeFirst', defaultMessage: '請先輸入俱樂部名稱「{name}」' }, { name: word })
      }
      tone="danger"
    >
      <TextField
        autoComplete="off"
        label={formatMessage({ id: 'clubs.typeName', defaultMessage: '輸入「{name}」以確認' }, { name: word })}
        onValueChange={setTyped}
        value={typed}
      />
    </ClubActionDialog>
  );
}
