import { useIntl } from 'react-intl';
import { useIsGuest } from '../../../base/session/index.ts';

/** Why a guest cannot take part. Undefined for a member. */
export function useMemberReason(): string | undefined {
  const { formatMessage } = useIntl();
  return useIsGuest()
    ? formatMessage({ id: 'activity.member', defaultMessage: '綁定手機成為會員後就能參加' })
    : undefined;
}
