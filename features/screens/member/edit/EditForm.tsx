import { CircleCheck } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { OwnProfile, UserInfo } from '#protocol/entities/player.ts';
import { NICKNAME_MAX } from '#protocol/rules/nickname.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextArea } from '#ui/components/TextArea/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { ChangesBar } from './ChangesBar.tsx';
import {
  countChanges,
  draftedPicture,
  draftOf,
  type IntroductionFault,
  INTRODUCTION_MAX,
  introductionFault,
  type NameFault,
  nameFault,
  type ProfileDraft,
} from './draft.ts';
import * as css from './Edit.css.ts';
import { EmailSection } from './EmailSection.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { PictureField } from './PictureField.tsx';
import { PlayerPreview, type TypedField } from './PlayerPreview.tsx';
import { RenameQuestion } from './RenameQuestion.tsx';
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

export interface EditFormProps {
  profile: OwnProfile;
  info: UserInfo;
}

/**
 * Picture, nickname and introduction, saved together, beside the player as others will see them. Asks before saving a name, which can be
 * changed only once, and before leaving unsaved changes.
 */
export function EditForm({ profile, info }: EditFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const form = useId();
  const kept = draftOf(profile, info);
  const [changes, setChanges] = useState<Partial<ProfileDraft>>({});
  const [isTried, setTried] = useState(false);
  const [asksToRename, setAsksToRename] = useState(false);
  const [typed, setTyped] = useState<TypedField>();
  const [cut, showCut] = useAddress();
  const nameField = useRef<HTMLInputElement>(null);
  const introductionField = useRef<HTMLTextAreaElement>(null);
  const forget = (): void => {
    setChanges({});
    showCut(undefined);
    setTried(false);
  };
  const save = useSaveProfile(() => {
    forget();
    toast({ tone: 'success', text: formatMessage({ id: 'edit.saved', defaultMessage: '已儲存' }) });
  });
  const errors = useEditErrors(save.error);
  const { player } = profile;
  const { Rename, RenameLimit } = player;
  const mayRename = Rename < RenameLimit;
  // If another device reaches the limit during typing, the locked field shows the current name.
  const draft: ProfileDraft = { ...kept, ...changes, ...(!mayRename && { name: kept.name }) };
  const wrongName = nameFault(draft.name, kept.name);
  const wrongIntroduction = introductionFault(draft.introduction);
  const change = (part: Partial<ProfileDraft>): void => {
    setChanges((before) => ({ ...before, ...part }));
    if (save.isError) save.reset();
  };
  const count = countChanges(draft, kept);
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
    <div className={css.layout}>
      <PlayerPreview
        club={info.Club.ClubName}
        draft={draft}
        kept={kept}
        picture={draftedPicture(draft, player, cut)}
        profile={profile}
        typed={typed}
      />
      <div className={css.column}>
        <form className={css.form} id={form} noValidate onSubmit={submit}>
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
            player={player}
            value={draft.picture}
          />
          <TextField
            after={<Counted count={Array.from(draft.name).length} max={NICKNAME_MAX} />}
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
              draft.name !== kept.name && wrongName === undefined ? (
                <Inline as="span" gap={1} inText tone="positive">
                  <CircleCheck aria-hidden="true" size={16} />
                  <FormattedMessage defaultMessage="格式正確，儲存時會確認是否有人使用" id="edit.name.fine" />
                </Inline>
              ) : mayRename ? (
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
            onBlur={() => setTyped(undefined)}
            onFocus={() => setTyped('name')}
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
              label: (length, max) =>
                formatMessage({ id: 'edit.counted', defaultMessage: '{count} / {max} 個字' }, { count: length, max }),
            }}
            onBlur={() => setTyped(undefined)}
            onFocus={() => setTyped('introduction')}
            onValueChange={(introduction) => change({ introduction })}
            placeholder={formatMessage({
              id: 'edit.introduction.hint',
              defaultMessage: '讓大家認識您：喜歡的遊戲、常上線的時間',
            })}
            ref={introductionField}
            required
            value={draft.introduction}
          />
          {errors.form === undefined ? null : (
            <div role="alert">
              <Text tone="warn">{errors.form}</Text>
            </div>
          )}
        </form>
        <EmailSection email={player.email} />
        <ChangesBar
          busy={save.isPending}
          count={count}
          form={form}
          onRevert={() => {
            forget();
            if (save.isError) save.reset();
          }}
        />
      </div>
      {asksToRename ? (
        <RenameQuestion
          after={draft.name}
          before={kept.name}
          count={Rename}
          limit={RenameLimit}
          onCancel={() => setAsksToRename(false)}
          onConfirm={() => {
            setAsksToRename(false);
            save.mutate(draft);
          }}
        />
      ) : null}
      <LeaveQuestion active={count > 0} />
    </div>
  );
}

/** The length of a text and its maximum. */
function Counted({ count, max }: { count: number; max: number }): ReactNode {
  return (
    <span aria-hidden="true" className={css.counted} data-over={count > max || undefined}>
      {count}/{max}
    </span>
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
