import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FishRecord } from '#games/verify/index.ts';
import type { RoundProof } from '#protocol/entities/round.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import * as css from '../Fairness.css.ts';
import { CopiedFact, fileOfRound, keepRecord } from '../RoundFacts.tsx';
import { RecordKeys } from '../RecordKeys.tsx';

export interface ShotFactsProps {
  proof: RoundProof;
  record: FishRecord;
  /** Recomputes the window. Absent while the seed is secret. */
  onAgain?: () => void;
  busy?: boolean;
}

/** The seeds of a window of shots, and the command that verifies its file. */
export function ShotFacts({ proof, record, onAgain, busy = false }: ShotFactsProps): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { ServerSeed, Commitment = '', ClientSeed, Rules = '', GameCode } = record;
  const { RoundID } = proof.Round;
  const file = fileOfRound(RoundID);
  const game = new URLSearchParams({ game: GameCode, verify: RoundID }).toString();
  return (
    <Card asChild>
      <section aria-labelledby="round-facts" className={css.panel}>
        <Text as="h2" id="round-facts" size={17} tone="heading" weight="bold">
          <FormattedMessage defaultMessage="這一局的資料" id="verify.facts" />
        </Text>
        <Stack as="dl" gap={3}>
          {ServerSeed === undefined ? null : (
            <CopiedFact
              name={formatMessage({ id: 'verify.serverSeed', defaultMessage: '伺服器種子（換新後公開）' })}
              value={ServerSeed}
            />
          )}
          <CopiedFact
            name={formatMessage({ id: 'verify.commitment', defaultMessage: '開局前公布的雜湊' })}
            value={Commitment}
          />
          <CopiedFact
            name={formatMessage({ id: 'verify.clientSeed', defaultMessage: '我的種子' })}
            value={ClientSeed}
          />
          <CopiedFact
            name={formatMessage({ id: 'verify.table.rulesHash', defaultMessage: '規則檔的雜湊' })}
            value={Rules}
          />
        </Stack>
        {onAgain === undefined ? null : (
          <>
            <RecordKeys busy={busy} onAgain={onAgain} onKeep={() => keepRecord(record, file)} />
            <Text as="p" size={12} tone="muted">
              <FormattedMessage
                defaultMessage="下載後也能自己算：{command}"
                id="verify.table.command"
                values={{ command: <code>{`npm run verify -- ${file}`}</code> }}
              />
            </Text>
          </>
        )}
        <Button asChild fullWidth variant="secondary">
          <Link to={`${prefix}/play-game/now?${game}`}>
            <FormattedMessage defaultMessage="到遊戲裡換種子" id="verify.toGame" />
          </Link>
        </Button>
      </section>
    </Card>
  );
}
