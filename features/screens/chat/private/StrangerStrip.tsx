import { Ban, Flag, ShieldAlert, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { usePlayerActions, type useRelation } from '../../../shared/players/index.ts';
import * as css from '../people/People.css.ts';

export interface StrangerStripProps {
  player: PlayerSummary;
  relation: ReturnType<typeof useRelation>;
}

/** A warning above the conversation with a stranger, with actions. */
export function StrangerStrip({ player, relation }: StrangerStripProps): ReactNode {
  const actions = usePlayerActions();
  return (
    <div className={css.strip}>
      <Inline align="stretch" as="p">
        <ShieldAlert aria-hidden="true" size={18} />
        <span className={css.warningMessages}>
          <FormattedMessage
            defaultMessage="對方還不是您的好友，官方不會私訊索取密碼。<b>請勿私下買賣金幣或代儲，以免帳號遭停權。</b>"
            id="chat.stranger.warning"
            values={{ b: strong }}
          />
        </span>
      </Inline>
      <Inline align="stretch" wrap>
        <span className={css.wide}>
          <Button
            busy={relation.isPending}
            fullWidth
            icon={<UserRoundPlus size={18} />}
            onClick={() => relation.mutate('befriend')}
            size="sm"
          >
            <FormattedMessage defaultMessage="加好友" id="player.befriend" />
          </Button>
        </span>
        <Button icon={<Ban size={18} />} onClick={() => actions?.block(player)} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="封鎖" id="player.block" />
        </Button>
        <Button icon={<Flag size={18} />} onClick={() => actions?.report(player)} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="檢舉" id="chat.stranger.report" />
        </Button>
      </Inline>
    </div>
  );
}

const strong = (words: ReactNode): ReactNode => <b>{words}</b>;
