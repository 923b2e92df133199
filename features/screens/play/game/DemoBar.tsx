import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import * as css from './Game.css.ts';

/** A bar over a demo which says that the demo uses no gold. It links to the real game. */
export function DemoBar({ gameCode, onLeave }: { gameCode: string; onLeave: () => void }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <aside className={css.demo}>
      <p className={css.demoText}>
        <b>
          <FormattedMessage defaultMessage="試玩" id="game.demo" />
        </b>{' '}
        <FormattedMessage defaultMessage="畫面上的點數不是金幣，不會存下來，也不能兌換。" id="game.demoText" />
      </p>
      <Inline align="stretch" as="span">
        <Button onClick={onLeave} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="結束試玩" id="game.demoEnd" />
        </Button>
        <Button asChild size="sm">
          <Link to={`${prefix}/play-game/now?game=${encodeURIComponent(gameCode)}`}>
            <FormattedMessage defaultMessage="用金幣玩" id="game.demoToReal" />
          </Link>
        </Button>
      </Inline>
    </aside>
  );
}
