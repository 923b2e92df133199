import { CircleCheck, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FishStep, type FishVerification, verifyShots } from '#games/verify/index.ts';
import type { RoundProof } from '#protocol/entities/round.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from '../Fairness.css.ts';
import type { ReadProof } from '../roundRecord.ts';
import { StepCard } from '../StepCard.tsx';
import { Compared } from '../Compared.tsx';
import { Differences } from '../Differences.tsx';
import { Recomputed } from '../Recomputed.tsx';
import { useComputing } from '../useComputing.ts';
import { ShotFacts } from './ShotFacts.tsx';
import { ShotList } from './ShotList.tsx';

const STEPS = 4;

export interface VerifiedShotsProps {
  proof: RoundProof;
  read: Extract<ReadProof, { kind: 'shots' }>;
}

/** A window of shots. Recomputes it once its seed is revealed, and shows each step. */
export function VerifiedShots({ proof, read }: VerifiedShotsProps): ReactNode {
  return read.record.ServerSeed === undefined ? (
    <SecretShots proof={proof} read={read} />
  ) : (
    <RevealedShots proof={proof} read={read} />
  );
}

function SecretShots({ proof, read: { record, names } }: VerifiedShotsProps): ReactNode {
  return (
    <div className={css.columns}>
      <Stack gap={3}>
        <Notice tone="info">
          <FormattedMessage
            defaultMessage="這一局的伺服器種子還在使用，所以還不能公開。請到遊戲裡換新伺服器種子，再回來驗證。"
            id="verify.secret"
          />
        </Notice>
        <Card>
          <ShotList names={names} record={record} shots={[]} />
        </Card>
      </Stack>
      <ShotFacts proof={proof} record={record} />
    </div>
  );
}

function RevealedShots({ proof, read }: VerifiedShotsProps): ReactNode {
  const { record, rules } = read;
  const { result, hasFailed, again } = useComputing(useCallback(() => verifyShots(record, rules), [record, rules]));
  return (
    <Recomputed
      facts={<ShotFacts busy={result === undefined && !hasFailed} onAgain={again} proof={proof} record={record} />}
      hasFailed={hasFailed}
      result={result}
      steps={STEPS}
    >
      {(verification) => <Steps proof={proof} read={read} verification={verification} />}
    </Recomputed>
  );
}

interface StepsProps extends VerifiedShotsProps {
  verification: FishVerification;
}

function Steps({ proof, read: { record, names }, verification: { steps, shots, verdict } }: StepsProps): ReactNode {
  const { formatMessage } = useIntl();
  const of = (name: FishStep['name']): FishStep['verdict'] =>
    steps.find((step) => step.name === name)?.verdict ?? 'unclaimed';
  const checkOf = (name: FishStep['name']) => steps.find((step) => step.name === name)?.checks[0];
  const isBooked = record.Win === proof.Round.Win && record.Fired * record.Stake === proof.Round.Bet;
  const isVerified = verdict === 'verified' && isBooked;
  const Sign = isVerified ? ShieldCheck : ShieldAlert;
  return (
    <>
      <p className={css.verdict} data-verdict={isVerified ? 'verified' : 'differs'} role="status">
        <Sign aria-hidden="true" size={24} />
        {isVerified ? (
          <FormattedMessage defaultMessage="四步全部相符，結果沒有被更動" id="verify.verified" />
        ) : (
          <FormattedMessage defaultMessage="有步驟不相符，請把這一局交給客服" id="verify.notVerified" />
        )}
      </p>
      <Notice tone="info">
        <FormattedMessage
          defaultMessage="打中與否、倍數和彩金由種子決定。魚游到哪裡、子彈先碰到哪一條，是伺服器的紀錄，沒有種子可以證明。"
          id="verify.fish.recorded"
        />
      </Notice>
      <Stack as="ol" gap={3}>
        <StepCard
          method={<FormattedMessage defaultMessage="SHA-256（伺服器種子）" id="verify.hashed" />}
          title={formatMessage({ id: 'verify.seed', defaultMessage: '種子就是當初公布的那一顆' })}
          verdict={of('commitment')}
        >
          <Compared check={checkOf('commitment')} />
        </StepCard>
        <StepCard
          method={<code>SHA-256(rules.json)</code>}
          title={formatMessage({ id: 'verify.table.rules', defaultMessage: '規則檔就是公布的那一份' })}
          verdict={of('rules')}
        >
          <Compared check={checkOf('rules')} />
        </StepCard>
        <StepCard
          method={<code>HMAC-SHA256</code>}
          title={formatMessage({ id: 'verify.fish.shots', defaultMessage: '每一發都用種子重抽一次，結果相同' })}
          verdict={of('shots')}
        >
          <ShotList names={names} record={record} shots={shots} />
        </StepCard>
        <StepCard
          method={<code>rules.json</code>}
          title={formatMessage({ id: 'verify.fish.coins', defaultMessage: '押注與贏得的金幣和帳本一致' })}
          verdict={isBooked ? of('coins') : 'differ'}
        >
          <Coins proof={proof} record={record} />
        </StepCard>
      </Stack>
      <Differences steps={steps} />
    </>
  );
}

function Coins({ proof: { Round }, record }: { proof: RoundProof; record: StepsProps['read']['record'] }): ReactNode {
  const { locale } = useLanguage();
  return (
    <Stack gap={2}>
      <FormattedMessage
        defaultMessage="{fired, number} 發 × {stake} = {coins}"
        id="verify.fish.fired"
        values={{
          fired: record.Fired,
          stake: <Amount locale={locale} value={record.Stake} />,
          coins: <Amount locale={locale} value={record.Fired * record.Stake} />,
        }}
      />
      <Inline as="p" gap={3} wrap>
        <Amount locale={locale} size={32} tone="gold" value={record.Win} />
        {record.Win === Round.Win ? (
          <Inline as="span" gap={1} inText tone="positive">
            <CircleCheck aria-hidden="true" size={18} />
            <FormattedMessage defaultMessage="與入帳金額相同" id="verify.booked" />
          </Inline>
        ) : (
          <FormattedMessage
            defaultMessage="帳本入帳 {amount}"
            id="verify.bookedOther"
            values={{ amount: <Amount locale={locale} value={Round.Win} /> }}
          />
        )}
      </Inline>
    </Stack>
  );
}
