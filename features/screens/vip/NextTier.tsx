import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { vipBadgeSrc } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useProfile } from '../../base/session/index.ts';
import { drawnTier, useTierName } from './tierName.ts';
import { useVipLadder } from './useVipLadder.ts';
import * as css from './Vip.css.ts';

/** The next tier, the missing experience, and a link to all tiers. While loading, and after a failure, only the link is shown. */
export function NextTier(): ReactNode {
  const tierName = useTierName();
  const prefix = localePrefix(useLocation().pathname);
  const own = useVipLadder().data?.Own;
  const isTop = own !== undefined && own.Next === 0;
  const held = useProfile().data?.level.vipLevel ?? 1;
  const shown = own === undefined ? held : isTop ? own.VIPLevel : own.VIPLevel + 1;
  return (
    <Link className={css.next} to={`${prefix}/member/vip`}>
      <img alt="" className={css.nextMark} height={48} src={vipBadgeSrc(drawnTier(shown), 'badge')} width={48} />
      <Stack as="span" gap={0} grow>
        <Text as="strong" tone="inherit" weight="bold">
          {own === undefined ? (
            <FormattedMessage defaultMessage="VIP 階級" id="vip.title" />
          ) : isTop ? (
            <FormattedMessage
              defaultMessage="已達最高階 {tier}"
              id="vip.isTop"
              values={{ tier: tierName(own.VIPLevel) }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="下一階 {tier}"
              id="vip.next"
              values={{ tier: tierName(own.VIPLevel + 1) }}
            />
          )}
        </Text>
        <span className={css.nextText}>
          {own === undefined || isTop ? (
            <FormattedMessage defaultMessage="看看每一階的權益" id="vip.seeRights" />
          ) : (
            <FormattedMessage
              defaultMessage="還差 {missing, number} VIP 經驗，看看能解鎖什麼"
              id="vip.nextMissing"
              values={{ missing: Math.max(0, own.Next - own.Experience) }}
            />
          )}
        </span>
      </Stack>
      <ChevronRight aria-hidden="true" size={20} />
    </Link>
  );
}
