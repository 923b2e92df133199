import { ChevronLeft, ChevronRight, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Verification } from '#games/verify/index.ts';
import type { RoundProof } from '#protocol/entities/round.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Differences } from './Differences.tsx';
import { DrawSteps } from './DrawSteps.tsx';
import * as css from './Fairness.css.ts';
import { Recomputed } from './Recomputed.tsx';
import { ResultStep } from './ResultStep.tsx';
import { RoundFacts } from './RoundFacts.tsx';
import type { ReadProof } from './roundRecord.ts';
import { StepCard, verdictOf } from './StepCard.tsx';
import { useGameSymbols } from './useRoundBoards.ts';
import { useVerification } from './useVerification.ts';

const STEPS = 4;

export interface VerifiedRoundProps {
  proof: RoundProof;
  read: Extract<ReadProof, { kind: 'ready' }>;
}

/** Recomputes a round whose seed is revealed, and shows each step. */
export function VerifiedRound({ proof, read: { record, maths } }: VerifiedRoundProps): ReactNode {
  const { result, hasFailed, again } = useVerification(record, maths);
  return (
    <Recomputed
      facts={<RoundFacts busy={result === undefined && !hasFailed} onAgain={again} record={record} />}
      hasFailed={hasFailed}
      result={result}
      steps={STEPS}
    >
      {(verification) => <Steps proof={proof} record={record} verification={verification} />}
    </Recomputed>
  );
}

interface StepsProps {
  proof: RoundProof;
  record: VerifiedRoundProps['read']['record'];
  verification: Verification;
}

function Steps({ proof, record, verification }: StepsProps): ReactNode {
  const { formatMessage } = useIntl();
  const [spin, setSpin] = useState(0);
  const { steps, round } = verification;
  const ofGame = useGameSymbols(proof.Round.GameCode, proof.Symbols === undefined);
  const symbols = proof.Symbols ?? ofGame ?? {};
  const seed = steps.find(({ name }) => name === 'seed')?.checks[0];
  return (
    <>
      <Verdict verification={verification} />
      {round === undefined || round.spins.length < 2 ? null : (
        <SpinChoice count={round.spins.length} onChoose={setSpin} spin={spin} />
      )}
      <Stack as="ol" gap={3}>
        <StepCard
          method={<FormattedMessage defaultMessage="SHA-256（伺服器種子）" id="verify.hashed" />}
          title={formatMessage({ id: 'verify.seed', defaultMessage: '種子就是當初公布的那一顆' })}
          verdict={verdictOf(steps, ['seed'])}
        >
          <dl className={css.compare}>
            <dt>
              <FormattedMessage defaultMessage="算出" id="verify.computed" />
            </dt>
            <dd>
              <code>{seed?.computed}</code>
            </dd>
            <dt>
              <FormattedMessage defaultMessage="公布" id="verify.announced" />
            </dt>
            <dd>
              <code>{seed?.claimed}</code>
            </dd>
          </dl>
        </StepCard>
        {round === undefined ? null : (
          <>
            <DrawSteps round={round} spin={spin} steps={steps} />
            <ResultStep
              booked={proof.Round}
              record={record}
              spin={spin}
              symbols={symbols}
              verification={{ ...verification, round }}
            />
          </>
        )}
      </Stack>
      <Differences steps={steps} />
    </>
  );
}

function Verdict({ verification: { verdict } }: { verification: Verification }): ReactNode {
  const isVerified = verdict === 'verified';
  const Sign = isVerified ? ShieldCheck : ShieldAlert;
  return (
    <p className={css.verdict} data-verdict={verdict} role="status">
      <Sign aria-hidden="true" size={24} />
      {isVerified ? (
        <FormattedMessage defaultMessage="四步全部相符，結果沒有被更動" id="verify.verified" />
      ) : (
        <FormattedMessage defaultMessage="有步驟不相符，請把這一局交給客服" id="verify.notVerified" />
      )}
    </p>
  );
}

interface SpinChoiceProps {
  spin: number;
  count: number;
  onChoose: (spin: number) => void;
}

function SpinChoice({ spin, count, onChoose }: SpinChoiceProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Inline>
      <IconButton
        disabled={spin === 0}
        label={formatMessage({ id: 'verify.spinBefore', defaultMessage: '前一轉' })}
        onClick={() => onChoose(spin - 1)}
      >
        <ChevronLeft size={22} />
      </IconButton>
      <span aria-live="polite" className={css.chosen}>
        {spin === 0 ? (
          <FormattedMessage defaultMessage="基本轉（共 {count, number} 轉）" id="verify.baseSpin" values={{ count }} />
        ) : (
          <FormattedMessage
            defaultMessage="免費轉 {spin, number}／{free, number}"
            id="verify.freeSpin"
            values={{ spin, free: count - 1 }}
          />
        )}
      </span>
      <IconButton
        disabled={spin === count - 1}
        label={formatMessage({ id: 'verify.spinAfter', defaultMessage: '下一轉' })}
        onClick={() => onChoose(spin + 1)}
      >
        <ChevronRight size={22} />
      </IconButton>
    </Inline>
  );
}
