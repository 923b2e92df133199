import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useGameSheet } from '../../../shared/games/index.ts';
import * as css from './Visitor.css.ts';

export interface DemoButtonProps {
  code: string;
  line: ReactNode;
}

/** Opens the demo of a game. Renders nothing for a game without a demo. */
export default function DemoButton({ code, line }: DemoButtonProps): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const { sheet } = useGameSheet(code);
  if (sheet?.DemoURL === undefined) return null;
  return (
    <>
      <span className={css.line}>{line}</span>
      <Button asChild size="lg" variant="gold">
        <Link to={`${prefix}/test-play-game?game=${encodeURIComponent(code)}`}>
          <FormattedMessage defaultMessage="試玩" id="lobby.game.demo" />
        </Link>
      </Button>
    </>
  );
}
