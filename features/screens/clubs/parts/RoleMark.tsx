import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { ClubRole } from '#protocol/rules/club.ts';
import * as css from '../Club.css.ts';

/** The names of the roles (decisions §6). */
export const roleNames: Record<ClubRole, MessageDescriptor> = defineMessages({
  leader: { id: 'clubs.role.leader', defaultMessage: '會長' },
  deputy: { id: 'clubs.role.deputy', defaultMessage: '副會長' },
  member: { id: 'clubs.role.member', defaultMessage: '會員' },
});

/** The office beside a name. Renders nothing for a plain member. */
export function RoleMark({ office }: { office: ClubRole }): ReactNode {
  const { formatMessage } = useIntl();
  if (office === 'member') return null;
  return (
    <span className={css.role} data-role={office}>
      {formatMessage(roleNames[office])}
    </span>
  );
}
