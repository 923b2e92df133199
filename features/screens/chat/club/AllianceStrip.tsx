import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { getAlliances } from '#protocol/operations/chat.ts';
import { useOperation } from '../../../base/client/index.ts';
import * as css from './ClubPanel.css.ts';

/** The clubs that read an alliance's channel, with their member counts (30090). */
export function AllianceStrip({ allianceID }: { allianceID: string }): ReactNode {
  const { data } = useOperation(getAlliances, { AllianceID: allianceID });
  const clubs = data?.List[0]?.Clubs;
  if (clubs === undefined) return null;
  return (
    <p className={css.alliance}>
      <FormattedMessage
        defaultMessage="{clubs, number} 個俱樂部，{members, number} 位成員：{names}"
        id="chat.club.allianceOf"
        values={{
          clubs: clubs.length,
          members: clubs.reduce((sum, { MemberCount }) => sum + MemberCount, 0),
          names: clubs.map(({ ClubName }) => ClubName).join('、'),
        }}
      />
    </p>
  );
}
