import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getUserInfo } from '#protocol/operations/user.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../../shared/frames/index.ts';
import { useIsGuest, useProfileView } from '../../../base/session/index.ts';
import { BindPhoneDialog } from '../../../shared/sign-in/index.ts';
import { EditForm } from './EditForm.tsx';

/** /member/edit: picture, nickname, introduction and e-mail address (specification 2 §2, §5). */
export function EditPage(): ReactNode {
  const isGuest = useIsGuest();
  return <SectionFrame page="/member/edit">{isGuest ? <ForMembers /> : <Edit />}</SectionFrame>;
}

function Edit(): ReactNode {
  const profile = useProfileView();
  const PlayerID = profile.data?.player.playerID ?? '';
  const info = useOperation(getUserInfo, { PlayerID }, { enabled: PlayerID !== '' });
  return (
    <Loaded query={profile} skeleton={<PageContentSkeleton page="/member/edit" />}>
      {(own) => (
        <Loaded query={info} skeleton={<PageContentSkeleton page="/member/edit" />}>
          {(kept) => <EditForm info={kept} profile={own} />}
        </Loaded>
      )}
    </Loaded>
  );
}

/** A guest must bind a phone before editing (200017). */
function ForMembers(): ReactNode {
  const { formatMessage } = useIntl();
  const [isBinding, setBinding] = useState(false);
  return (
    <>
      <EmptyState
        action={
          <Button onClick={() => setBinding(true)}>
            <FormattedMessage defaultMessage="綁定手機" id="bindWays.phone" />
          </Button>
        }
        description={formatMessage({
          id: 'edit.guestText',
          defaultMessage: '綁定手機後，就能換頭像、取暱稱、寫自我介紹，帳號與遊戲幣都會保留。',
        })}
        drawing={<StateDrawing id="no-friends" />}
        title={formatMessage({ id: 'edit.guest', defaultMessage: '成為會員，打造自己的樣子' })}
      />
      <BindPhoneDialog onOpenChange={setBinding} open={isBinding} />
    </>
  );
}
