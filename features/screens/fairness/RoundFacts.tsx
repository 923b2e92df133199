import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RoundRecord } from '#games/verify/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import * as css from './Fairness.css.ts';
import { RecordKeys } from './RecordKeys.tsx';
import { useCopyText } from './useCopyText.ts';

export interface RoundFactsProps {
  record: RoundRecord;
  /** Recomputes the round. Absent while the seed is secret. */
  onAgain?: () => void;
  busy?: boolean;
}

/** A fact with a button that copies it. */
export function CopiedFact({ name, value }: { name: string; value: string }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={1}>
      <Text as="dt" size={12} tone="muted">
        {name}
      </Text>
      <dd className={css.factValue}>
        <code>{value}</code>
        <CopyButton
          {...useCopyText()}
          label={formatMessage({ id: 'verify.copy', defaultMessage: '複製{name}' }, { name })}
          text={value}
        />
      </dd>
    </Stack>
  );
}

/** The name of the file of a round. */
export const fileOfRound = (RoundID: string): string => `round-${RoundID.replaceAll(/[^\w-]/g, '-')}.json`;

/** Saves the record as a file for `npm run verify` and other verifiers. */
export function keepRecord(record: object, file: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record, undefined, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}

/** The seeds and numbers that determine the draws of the round. */
export function RoundFacts({ record, onAgain, busy = false }: RoundFactsProps): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { RoundID, ServerSeed, Commitment = '', ClientSeed, Nonce, Maths = '', GameCode } = record;
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
            name={formatMessage({ id: 'verify.mathsHash', defaultMessage: '輪帶與賠付表的雜湊' })}
            value={Maths}
          />
          <Stack gap={1}>
            <Text as="dt" size={12} tone="muted">
              <FormattedMessage defaultMessage="局次 nonce" id="verify.nonce" />
            </Text>
            <dd className={css.factValue}>
              <FormattedNumber value={Nonce} />
            </dd>
          </Stack>
        </Stack>
        {onAgain === undefined ? null : (
          <RecordKeys busy={busy} onAgain={onAgain} onKeep={() => keepRecord(record, fileOfRound(RoundID))} />
        )}
        <Button asChild fullWidth variant="secondary">
          <Link to={`${prefix}/play-game/now?${game}`}>
            <FormattedMessage defaultMessage="到遊戲裡換種子" id="verify.toGame" />
          </Link>
        </Button>
        <Text as="p" size={12} tone="muted">
          <FormattedMessage
            defaultMessage="換新之後，舊的伺服器種子才會公開。改我的種子從下一局開始生效。"
            id="verify.rotation"
          />
        </Text>
      </section>
    </Card>
  );
}
