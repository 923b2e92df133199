import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { RecomputedChoice, RecomputedLevel, RecomputedOption, RecomputedSpin } from '#games/verify/index.ts';

/** The pay of an option in tenths of the stake: its prize, or its free spins together. */
const payOf = ({ pay, spins = [] }: RecomputedOption): number => pay ?? spins.reduce((sum, each) => sum + each, 0);

export interface FeatureFactsProps {
  readonly round: {
    readonly spins: readonly Pick<RecomputedSpin, 'nudge' | 'window'>[];
    readonly level?: Pick<RecomputedLevel, 'before' | 'after' | 'wheel'>;
    readonly choice?: RecomputedChoice;
  };
}

/** The rows of a base spin's features: its nudge, its collected symbols, its wheel, and what each option of its choice held. */
export function FeatureFacts({ round }: FeatureFactsProps): ReactNode {
  const { spins, level, choice } = round;
  const nudge = spins[0]?.nudge;
  const reel = spins[0]?.window.length ?? 0;
  return (
    <>
      {nudge?.moved === true ? (
        <>
          <dt>
            <FormattedMessage defaultMessage="推移" id="verify.nudge" />
          </dt>
          <dd>
            {nudge.arrow === 'up' ? (
              <FormattedMessage defaultMessage="第 {reel} 輪上推一格" id="verify.nudgedUp" values={{ reel }} />
            ) : (
              <FormattedMessage defaultMessage="第 {reel} 輪下推一格" id="verify.nudgedDown" values={{ reel }} />
            )}
          </dd>
        </>
      ) : null}
      {level === undefined ? null : (
        <>
          <dt>
            <FormattedMessage defaultMessage="收集" id="verify.level" />
          </dt>
          <dd>
            <FormattedNumber value={level.before} /> → <FormattedNumber value={level.after} />
          </dd>
        </>
      )}
      {level?.wheel === undefined ? null : (
        <>
          <dt>
            <FormattedMessage defaultMessage="轉盤" id="verify.wheel" />
          </dt>
          <dd>
            ×<FormattedNumber value={level.wheel.pay / 10} />
          </dd>
        </>
      )}
      {choice?.chosen === undefined
        ? null
        : choice.options.map((option, at) => (
            <OptionFact key={option.name} isChosen={option.name === choice.chosen} option={option} place={at + 1} />
          ))}
    </>
  );
}

interface OptionFactProps {
  readonly option: RecomputedOption;
  readonly place: number;
  readonly isChosen: boolean;
}

function OptionFact({ option, place, isChosen }: OptionFactProps): ReactNode {
  return (
    <>
      <dt>
        {isChosen ? (
          <FormattedMessage
            defaultMessage="第 {option} 個選項（您選的）"
            id="verify.chosenOption"
            values={{ option: place }}
          />
        ) : (
          <FormattedMessage defaultMessage="第 {option} 個選項" id="verify.option" values={{ option: place }} />
        )}
      </dt>
      <dd>
        ×<FormattedNumber value={payOf(option) / 10} />
      </dd>
    </>
  );
}
