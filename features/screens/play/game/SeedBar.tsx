import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { verifyPath } from '../../../shared/games/index.ts';
import * as css from './Game.css.ts';

/** Links back to the verification of a round, for which the player changes the seeds in the game. */
export function SeedBar({ roundID }: { roundID: string }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <aside className={css.demo}>
      <p className={css.demoText}>
        <FormattedMessage defaultMessage="換新伺服器種子後，就能驗證那一局。" id="game.seedText" />
      </p>
      <Inline align="stretch" as="span">
        <Button asChild size="sm">
          <Link replace to={verifyPath(prefix, roundID)}>
            <FormattedMessage defaultMessage="回到驗證" id="game.backToVerify" />
          </Link>
        </Button>
      </Inline>
    </aside>
  );
}
