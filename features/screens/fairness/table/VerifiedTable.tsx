import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { type TableRecord, type TableStep, type TableVerification, verifyTable } from '#games/verify/index.ts';
import type { RoundProof } from '#protocol/entities/round.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from '../Fairness.css.ts';
import { CopiedFact, fileOfRound, keepRecord } from '../RoundFacts.tsx';
import type { ReadProof } from '../roundRecord.ts';
import { RecordKeys } from '../RecordKeys.tsx';
import { Recomputed } from '../Recomputed.tsx';
import { StepCard } from '../StepCard.tsx';
import { Compared } from '../Compared.tsx';
import { Differences } from '../Differences.tsx';
import { useComputing } from '../useComputing.ts';
import { TableDraws } from './TableDraws.tsx';
import * as tableCss from './Table.css.ts';
import { TableBets } from './TableBets.tsx';

const STEPS = 5;

export interface VerifiedTableProps {
  proof: RoundProof;
  read: Extract<ReadProof, { kind: 'table' }>;
}

/** Recomputes a round of a table, whose seed is public since its drawing, and shows each step. */
export function VerifiedTable({ proof, read }: VerifiedTableProps): ReactNode {
  const { record, rules } = read;
  const { result, hasFailed, again } = useComputing(useCallback(() => verifyTable(record, rules), [record, rules]));
  return (
    <Recomputed
      facts={<TableFacts busy={result === undefined && !hasFailed} onAgain={again} proof={proof} record={record} />}
      hasFailed={hasFailed}
      result={result}
      steps={STEPS}
    >
      {(verification) => <Steps proof={proof} read={read} verification={verification} />}
    </Recomputed>
  );
}

interface StepsProps extends VerifiedTableProps {
  verification: TableVerification;
}

function Steps({ proof, read: { record, names }, verification }: StepsProps): ReactNode {
  const { formatMessage } = useIntl();
  const { steps, round } = verification;
  const of = (name: TableStep['name']): TableStep['verdict'] =>
    steps.find((step) => step.name === name)?.verdict ?? 'unclaimed';
  const checkOf = (name: TableStep['name']) => steps.find((step) => step.name === name)?.checks[0];
  const returned = (round?.wins ?? []).reduce<number>((sum, win) => sum + (win ?? 0), 0);
  const isBooked = returned === proof.Round.Win;
  const isVerified = verification.verdict === 'verified' && isBooked;
  const Sign = isVerified ? ShieldCheck : ShieldAlert;
  return (
    <>
      <p className={css.verdict} data-verdict={isVerified ? 'verified' : 'differs'} role="status">
        <Sign aria-hidden="true" size={24} />
        {isVerified ? (
          <FormattedMessage defaultMessage="五步全部相符，結果沒有被更動" id="verify.table.verified" />
        ) : (
          <FormattedMessage defaultMessage="有步驟不相符，請把這一局交給客服" id="verify.notVerified" />
        )}
      </p>
      <Stack as="ol" gap={3}>
        <StepCard
          method={
            <FormattedMessage
              defaultMessage="SHA-256（伺服器種子）× {nonce, number}"
              id="verify.table.hashed"
              values={{ nonce: record.Nonce }}
            />
          }
          title={formatMessage({ id: 'verify.table.chain', defaultMessage: '種子屬於開桌前公布的那一串' })}
          verdict={of('chain')}
        >
          <Compared check={checkOf('chain')} />
        </StepCard>
        <StepCard
          method={<code>SHA-256(rules.json)</code>}
          title={formatMessage({ id: 'verify.table.rules', defaultMessage: '規則檔就是公布的那一份' })}
          verdict={of('rules')}
        >
          <Compared check={checkOf('rules')} />
        </StepCard>
        <StepCard
          method={
            <FormattedMessage
              defaultMessage="依下注順序，共 {count, number} 位"
              id="verify.table.seedCount"
              values={{ count: record.ClientSeeds.length }}
            />
          }
          title={formatMessage({ id: 'verify.table.seeds', defaultMessage: '我的種子也算在這一局裡' })}
          verdict={of('seeds')}
        >
          <ClientSeeds record={record} />
        </StepCard>
        {round === undefined ? null : <TableDraws round={round} verdict={of('result')} />}
        <TableBets
          names={names}
          proof={proof}
          record={record}
          verdict={isBooked ? of('coins') : 'differ'}
          wins={round?.wins ?? []}
        />
      </Stack>
      <Differences steps={steps} />
    </>
  );
}

function ClientSeeds({ record: { ClientSeeds: seeds, OwnSeed } }: { record: TableRecord }): ReactNode {
  return (
    <ol className={tableCss.seeds}>
      {seeds.map((seed, at) => (
        <li className={tableCss.seed} data-own={seed === OwnSeed ? '' : undefined} key={`${String(at)} ${seed}`}>
          <FormattedNumber value={at + 1} />
          <code>{seed}</code>
          {seed === OwnSeed ? <FormattedMessage defaultMessage="我的" id="verify.table.own" /> : null}
        </li>
      ))}
    </ol>
  );
}

interface TableFactsProps {
  proof: RoundProof;
  record: TableRecord;
  onAgain: () => void;
  busy: boolean;
}

/** The seeds and numbers that determine the draws of the round, and the command that verifies its file. */
function TableFacts({ proof, record, onAgain, busy }: TableFactsProps): ReactNode {
  const { formatMessage } = useIntl();
  const { ServerSeed = '', Commitment = '', OwnSeed = '', Rules = '', Nonce } = record;
  const file = fileOfRound(proof.Round.RoundID);
  return (
    <Card asChild>
      <section aria-labelledby="round-facts" className={css.panel}>
        <Text as="h2" id="round-facts" size={17} tone="heading" weight="bold">
          <FormattedMessage defaultMessage="這一局的資料" id="verify.facts" />
        </Text>
        <Stack as="dl" gap={3}>
          <CopiedFact
            name={formatMessage({ id: 'verify.table.serverSeed', defaultMessage: '伺服器種子（開出時公開）' })}
            value={ServerSeed}
          />
          <CopiedFact
            name={formatMessage({ id: 'verify.table.commitment', defaultMessage: '開桌前公布的雜湊' })}
            value={Commitment}
          />
          <CopiedFact name={formatMessage({ id: 'verify.clientSeed', defaultMessage: '我的種子' })} value={OwnSeed} />
          <CopiedFact
            name={formatMessage({ id: 'verify.table.rulesHash', defaultMessage: '規則檔的雜湊' })}
            value={Rules}
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
        <RecordKeys busy={busy} onAgain={onAgain} onKeep={() => keepRecord(record, file)} />
        <Text as="p" size={12} tone="muted">
          <FormattedMessage
            defaultMessage="下載後也能自己算：{command}"
            id="verify.table.command"
            values={{ command: <code>{`npm run verify -- ${file}`}</code> }}
          />
        </Text>
        <Text as="p" size={12} tone="muted">
          <FormattedMessage
            defaultMessage="下注截止前，沒有人知道結果會由哪些種子決定；截止後才固定、開出並公開。"
            id="verify.table.note"
          />
        </Text>
      </section>
    </Card>
  );
}
