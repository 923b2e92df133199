import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { StateDrawing, useErrorText } from '../../../base/errors/index.ts';
import { PlayerPicker } from '../../../shared/players/index.ts';
import { useGivingClosed, useWallet } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import { useEnvelopeActions, type EnvelopeTarget } from '../envelopeContext.ts';
import { EnvelopeFields } from './EnvelopeFields.tsx';
import * as css from './Send.css.ts';
import { useEnvelopeForm } from './useEnvelopeForm.ts';

export interface SendEnvelopeProps {
  target: EnvelopeTarget;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function OwnGold(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const gold = useWallet().data?.Gold;
  if (gold === undefined) return null;
  return (
    <span className={css.gold}>
      <img
        alt={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
        height={20}
        src={itemSrc('coin')}
        width={20}
      />
      <Amount locale={locale} value={gold} />
    </span>
  );
}

/** 發紅包: the form that sends a red envelope (specification 2 §2, 12780). */
export function SendEnvelope({ target, open, onOpenChange }: SendEnvelopeProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const actions = useEnvelopeActions();
  const errorText = useErrorText();
  const closed = useGivingClosed();
  const [picking, setPicking] = useState(false);
  const { form, change, forget } = useEnvelopeForm(target);
  return (
    <BottomSheet
      closeLabel={formatMessage(envelopeMessages.close)}
      headerActions={closed === undefined && !picking ? <OwnGold /> : undefined}
      height={closed === undefined ? 'full' : 'content'}
      onOpenChange={onOpenChange}
      open={open}
      title={
        picking
          ? formatMessage({ id: 'envelope.pickPlayer', defaultMessage: '選擇收紅包的人' })
          : formatMessage(envelopeMessages.send)
      }
    >
      {closed !== undefined ? (
        <EmptyState
          description={errorText(closed)}
          drawing={<StateDrawing id="gift" />}
          size="compact"
          title={formatMessage({ id: 'envelope.young', defaultMessage: '新帳號還不能發紅包' })}
        />
      ) : picking ? (
        <div className={css.picker}>
          <Suspense>
            <PlayerPicker
              among="everyone"
              mode="one"
              onPick={({ PlayerID, Name }) => {
                change({ player: { PlayerID, Name } });
                setPicking(false);
              }}
            />
          </Suspense>
        </div>
      ) : (
        <EnvelopeFields
          form={form}
          onChange={change}
          onPick={() => setPicking(true)}
          onSent={({ RedEnvelopeID }) => {
            forget();
            onOpenChange(false);
            const look = formatMessage({ id: 'envelope.look', defaultMessage: '查看' });
            toast({
              tone: 'success',
              text: formatMessage({ id: 'envelope.sent', defaultMessage: '紅包已發出' }),
              ...(actions && {
                action: { label: look, altText: look, onPress: () => actions.open(RedEnvelopeID) },
              }),
            });
          }}
        />
      )}
    </BottomSheet>
  );
}
