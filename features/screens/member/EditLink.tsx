import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useSession } from '../../base/session/index.ts';
import * as css from './Member.css.ts';

/** A link to editing; only with a token (specification 2 §2). */
export function EditLink(): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const prefix = localePrefix(useLocation().pathname);
  if (session === undefined) return null;
  const label = formatMessage({ id: 'member.edit', defaultMessage: '編輯個人資料' });
  return (
    <Link aria-label={label} className={css.edit} title={label} to={`${prefix}/member/edit`}>
      <SquarePen aria-hidden="true" size={24} />
    </Link>
  );
}
