import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useMemberReason } from './useMemberReason.ts';

/** Tells a guest how to take part, with a link. Renders nothing for a member. */
export function MemberNotice(): ReactNode {
  const reason = useMemberReason();
  const prefix = localePrefix(useLocation().pathname);
  if (reason === undefined) return null;
  return (
    <Notice
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={`${prefix}/member/account`}>
            <FormattedMessage defaultMessage="去綁定" id="bindBonus.go" />
          </Link>
        </Button>
      }
      tone="info"
    >
      {reason}
    </Notice>
  );
}
