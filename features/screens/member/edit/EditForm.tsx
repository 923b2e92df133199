import { PenLine } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { OwnProfile, UserInfo } from '#protocol/entities/player.ts';
import { NICKNAME_MAX } from '#protocol/rules/nickname.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextArea } from '#ui/components/TextArea/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import {
  draftOf,
  type IntroductionFault,
  INTRODUCTION_MAX,
  introductionFault,
  isChanged,
  type NameFault,
  nameFault,
  type ProfileDraft,
} from './draft.ts';
import * as css from './Edit.css.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { PictureField } from './PictureField.tsx';
import { useEditErrors } from './useEditErrors.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const nameFaults: Readonly<Record<NameFault, MessageDescriptor>> = defineMessages({
  empty: { id: 'edit.name.empty', defaultMessage: '請輸入暱稱' },
  format: { id: 'edit.name.format', defaultMessage: '請使用10個字內的 半形中、英、數字' },
});
const introductionFaults: Readonly<Record<IntroductionFault, MessageDescriptor>> = defineMessages({
  empty: { id: 'edit.introduction.empty', defaultMessage: '請輸入自我介紹' },
  long: { id: 'edit.introduction.long', defaultMessage: '自我介紹最多 100 個字' },
});

const renameParts = {
  line: (words: ReactNode) => <span className={css.renameLine}>{words}</span>,
  name: (words: ReactNode) => <span className={css.renameName}>{words}</span>,
};

export interface EditFormProps {
  profile: OwnProfile;
  info: UserInfo;
}

/**
 * Picture, nickname and introduction, saved together. Asks before saving a name, which can be changed only once, and before leaving unsaved
 * changes.
 */
export function EditForm({ profile, info }: EditFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const toast = useToast();
  const kept = draftOf(profile, info);
  const [changes, setChanges] = useState<Partial<ProfileDraft>>({});
  const [isTried, setTried] = useState(false);
  const [asksToRename, setAsksToRename] = useState(false);
  const [cut, showCut] = useAddress();
  const nameField = useRef<HTMLInputElement>(null);
  const introductionField = useRef<HTMLTextAreaElement>(null);
  const save = useSaveProfile(() => {
    setChanges({});
    showCut(undefined);
    setTried(false);
    toast({ tone: 'success', text: formatMessage({ id: 'edit.saved', defaultMessage: '已儲存' }) });
  });
  const errors = useEditErrors(save.error);
  const { Rename, RenameLimit } = profile.player;
  const mayRename = Rename < RenameLimit;
  // If another device reaches the limit during typing, the locked field shows the current name.
  const draft: ProfileDraft = { ...kept, ...changes, ...(!mayRename && { name: kept.name }) };
  const wrongName = nameFault(draft.name, kept.name);
  const wrongIntroduction = introductionFault(draft.introduction);
  const change = (part: Partial<ProfileDraft>): void => {
    setChanges((before) => ({ ...before, ...part }));
    if (save.isError) save.reset();
  };
  const isDirty = isChanged(draft, kept);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (save.isPending) return;
    // The invalid field may be out of sight.
    if (wrongName !== undefined) nameField.current?.focus();
    else if (wrongIntroduction !== undefined) introductionField.current?.focus();
    else if (draft.name === kept.name) save.mutate(draft);
    else setAsksToRename(true);
  };
  return (
    <>
      <form className={css.form} noValidate onSubmit={submit}>
        <Card>
          <PictureField
            cut={cut}
            error={errors.picture}
            face={draft.face}
            onChange={(picture) => change({ picture, face: undefined })}
            onCut={(upload) => {
              showCut(upload);
              change({ upload, face: undefined, picture: 1 });
            }}
            onFace={(face) => {
              showCut(undefined);
              change({ face, upload: undefined, picture: 1 });
            }}
            player={profile.player}
            value={draft.picture}
          />
        </Card>
        <Card>
          <div className={css.fields}>
            <TextField
              autoComplete="nickname"
              disabled={!mayRename}
              error={
                errors.name ??
                // An invalid value is shown immediately, a missing value after the first try to save.
                (wrongName !== undefined && (isTried || wrongName === 'format')
                  ? formatMessage(nameFaults[wrongName])
                  : undefined)
              }
              hint={
                mayRename ? (
                  <FormattedMessage
                    defaultMessage="改名 {count}/{limit} · {max} 個字內的中、英、數字"
                    id="edit.name.hint"
                    values={{ count: Rename, limit: RenameLimit, max: NICKNAME_MAX }}
                  />
                ) : (
                  <FormattedMessage
                    defaultMessage="改名 {count}/{limit} · 改名次數已達上限"
                    id="edit.name.used"
                    values={{ count: Rename, limit: RenameLimit }}
                  />
                )
              }
              label={formatMessage({ id: 'edit.name', defaultMessage: '暱稱' })}
              onValueChange={(name) => change({ name })}
              ref={nameField}
              required
              value={draft.name}
            />
            <TextArea
              error={
                wrongIntroduction !== undefined && (isTried || wrongIntroduction === 'long')
                  ? formatMessage(introductionFaults[wrongIntroduction])
                  : undefined
              }
              label={formatMessage({ id: 'player.information', defaultMessage: '自我介紹' })}
              limit={{
                max: INTRODUCTION_MAX,
                label: (count, max) =>
                  formatMessage({ id: 'edit.counted', defaultMessage: '{count} / {max} 個字' }, { count, max }),
              }}
              onValueChange={(introduction) => change({ introduction })}
              placeholder={formatMessage({
                id: 'edit.introduction.hint',
                defaultMessage: '讓大家認識您：喜歡的遊戲、常上線的時間',
              })}
              ref={introductionField}
              required
              value={draft.introduction}
            />
          </div>
        </Card>
        {errors.form === undefined ? null : (
          <div role="alert">
            <Text tone="warn">{errors.form}</Text>
          </div>
        )}
        <div className={css.actions}>
          <Button asChild variant="secondary">
            <Link to={`${prefix}/member/info`}>
              <FormattedMessage defaultMessage="取消" id="edit.cancel" />
            </Link>
          </Button>
          <Button
            type="submit"
            busy={save.isPending}
            disabledReason={
              isDirty ? undefined : formatMessage({ id: 'edit.unchanged', defaultMessage: '還沒有修改任何內容' })
            }
          >
            <FormattedMessage defaultMessage="儲存" id="edit.save" />
          </Button>
        </div>
      </form>
      {asksToRename ? (
        <AlertDialog
          cancelLabel={formatMessage({ id: 'edit.rename.no', defaultMessage: '再想想' })}
          confirmLabel={formatMessage({ id: 'edit.rename.yes', defaultMessage: '確定改名' })}
          description={
            <FormattedMessage
              defaultMessage="<line><name>「{before}」</name>將改為<name>「{after}」</name></line><line>改名 {count}/{limit}，送出後就無法再改。</line>"
              id="edit.rename.text"
              values={{
                before: kept.name,
                after: draft.name,
                count: Rename,
                limit: RenameLimit,
                ...renameParts,
              }}
            />
          }
          icon={<PenLine size={28} />}
          kind="confirm"
          onCancel={() => setAsksToRename(false)}
          onConfirm={() => {
            setAsksToRename(false);
            save.mutate(draft);
          }}
          open
          title={formatMessage({ id: 'edit.rename.title', defaultMessage: '確定要改名嗎？' })}
        />
      ) : null}
      <LeaveQuestion active={isDirty} />
    </>
  );
}

/**
 * The object URL of a cut picture, revoked when another replaces it.
 *
 * @returns the URL, and a function that sets the picture
 */
function useAddress(): readonly [string | undefined, (picture: Blob | undefined) => void] {
  const [address, setAddress] = useState<string>();
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return [address, (picture) => setAddress(picture && URL.createObjectURL(picture))];
}
