import { Megaphone, MessagesSquare, Sparkles, Trophy, UsersRound } from 'lucide-react';
import { type ReactNode, type SubmitEvent, Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getPrideStatus } from '#protocol/operations/pride.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Switch } from '#ui/components/Switch/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { GiftPassword } from '../account/index.ts';
import { type UnreadShown, useUnreadShown } from '../chat/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { useReducedMotion } from '../../base/settings/index.ts';
import { SoundSwitch } from '../../shared/sounds/index.ts';
import { Section } from './Section.tsx';
import * as css from './Settings.css.ts';
import { useSetWinAnnouncements } from './useWinAnnouncements.ts';

/**
 * The settings of the lobby (specification 1 §2). Unread channels and win announcements are saved on confirm; sound, music and motion apply
 * immediately; the gift password has its own dialog.
 */
export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const form = useId();
  const isGuest = useIsGuest();
  const [kept, keep] = useUnreadShown();
  const [shown, setShown] = useState<UnreadShown>(kept);
  const status = useOperation(getPrideStatus, {});
  const [wished, setWished] = useState<boolean>();
  const areOn = status.data === undefined ? undefined : status.data.Status === 1;
  const announces = useSetWinAnnouncements();
  const [reduced, setReduced] = useReducedMotion();
  const save = async (): Promise<void> => {
    if (wished !== undefined && wished !== areOn) await announces.mutateAsync(wished);
    keep(shown);
    toast({ tone: 'success', text: formatMessage({ id: 'settings.saved', defaultMessage: '設定已儲存' }) });
    onClose();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // The dialog shows the refusal, and nothing is saved.
    if (!announces.isPending) save().catch(() => undefined);
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            <FormattedMessage defaultMessage="取消" id="settings.cancel" />
          </Button>
          <Button busy={announces.isPending} form={form} type="submit">
            <FormattedMessage defaultMessage="確認" id="settings.confirm" />
          </Button>
        </>
      }
      closeLabel={formatMessage({ id: 'settings.close', defaultMessage: '關閉' })}
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'settings.title', defaultMessage: '設定' })}
    >
      <div className={css.sections}>
        <form id={form} onSubmit={submit}>
          <div className={css.sections}>
            {isGuest ? null : (
              <Section title={formatMessage({ id: 'settings.unread', defaultMessage: '大廳顯示未讀數' })}>
                <Switch
                  checked={shown.Announcement}
                  icon={<Megaphone size={20} />}
                  label={formatMessage({ id: 'settings.unread.announcement', defaultMessage: '公告' })}
                  onCheckedChange={(on) => setShown({ ...shown, Announcement: on })}
                />
                <Switch
                  checked={shown.Public}
                  icon={<MessagesSquare size={20} />}
                  label={formatMessage({ id: 'settings.unread.public', defaultMessage: '公頻' })}
                  onCheckedChange={(on) => setShown({ ...shown, Public: on })}
                />
                <Switch
                  checked={shown.Club}
                  icon={<UsersRound size={20} />}
                  label={formatMessage({ id: 'settings.unread.club', defaultMessage: '俱樂部' })}
                  onCheckedChange={(on) => setShown({ ...shown, Club: on })}
                />
              </Section>
            )}
            <Section title={formatMessage({ id: 'settings.wins', defaultMessage: '得獎快訊' })}>
              <Switch
                checked={wished ?? areOn ?? false}
                disabled={areOn === undefined}
                hint={
                  status.isError
                    ? errorText(status.error)
                    : formatMessage({ id: 'settings.wins.hint', defaultMessage: '有玩家中大獎時，在大廳上方播報' })
                }
                icon={<Trophy size={20} />}
                label={formatMessage({ id: 'settings.wins.switch', defaultMessage: '播報得獎快訊' })}
                onCheckedChange={setWished}
              />
            </Section>
            {announces.isError ? (
              <div role="alert">
                <Text tone="warn">{errorText(announces.error)}</Text>
              </div>
            ) : null}
          </div>
        </form>
        <Section title={formatMessage({ id: 'settings.feel', defaultMessage: '聲音與動態（立即生效）' })}>
          <SoundSwitch />
          <Switch
            checked={reduced}
            hint={formatMessage({ id: 'settings.motion.hint', defaultMessage: '少一點滑動與閃爍，內容不變' })}
            icon={<Sparkles size={20} />}
            label={formatMessage({ id: 'settings.motion', defaultMessage: '減少動態效果' })}
            onCheckedChange={setReduced}
          />
        </Section>
        <Section plain title={formatMessage({ id: 'giftPassword.title', defaultMessage: '贈禮密碼' })}>
          <Suspense fallback={<Skeleton height="2.75rem" shape="box" width="8rem" />}>
            <GiftPassword />
          </Suspense>
        </Section>
      </div>
    </Dialog>
  );
}
