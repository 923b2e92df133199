import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RecomputedRound, RoundDraw, Step } from '#games/verify/index.ts';
import { JackpotName } from '#protocol/entities/game.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useGameSheet, usePrizeName } from '../../shared/games/index.ts';
import * as css from './Fairness.css.ts';
import { StepCard, verdictOf } from './StepCard.tsx';

const BYTES_OF_A_DRAW = 8;

export interface DrawStepsProps {
  round: RecomputedRound;
  steps: readonly Step[];
  spin: number;
}

const spaced = (bytes: string): string => bytes.replaceAll(/(..)(?=.)/g, '$1 ');

/** Returns a function that names a draw and the colour of its reel. */
function useDrawName({ code, jackpots, choice }: RecomputedRound): (draw: RoundDraw) => string {
  const { formatMessage } = useIntl();
  const prizeName = usePrizeName();
  const { sheet } = useGameSheet(code);
  const pools = jackpots.flatMap(({ name }) => nameOf(name)).map((Name) => ({ Name, IsPool: true }));
  const prizes = sheet?.JackpotLevels ?? pools;
  return (draw) => {
    if (draw.purpose === 'jackpot')
      return nameOf(draw.jackpot).map((name) => prizeName(name, prizes))[0] ?? draw.jackpot;
    if (draw.purpose === 'multiple') return formatMessage({ id: 'verify.thrown', defaultMessage: '倍數' });
    if (draw.purpose === 'arrow') return formatMessage({ id: 'verify.arrow', defaultMessage: '箭頭' });
    if (draw.purpose === 'prize')
      return formatMessage(
        { id: 'verify.option', defaultMessage: '第 {option} 個選項' },
        { option: 1 + (choice?.options.findIndex(({ name }) => name === draw.option) ?? 0) },
      );
    if (draw.purpose === 'field') return formatMessage({ id: 'verify.wheel', defaultMessage: '轉盤' });
    if (draw.purpose === 'mystery') return formatMessage({ id: 'verify.mystery', defaultMessage: '神秘圖案' });
    if (draw.purpose === 'split') return formatMessage({ id: 'verify.split', defaultMessage: '分裂' });
    if (draw.purpose === 'expanding') return formatMessage({ id: 'verify.expanding', defaultMessage: '擴展圖案' });
    if (draw.purpose === 'stop' || draw.purpose === 'row')
      return formatMessage({ id: 'verify.reel', defaultMessage: '第 {reel} 輪' }, { reel: draw.reel + 1 });
    const [reel, row] = draw.cell;
    return formatMessage(
      { id: 'verify.cell', defaultMessage: '第 {reel} 輪第 {row} 格' },
      { reel: reel + 1, row: row + 1 },
    );
  };
}

/** Undefined for a jackpot that the wallet does not have. */
function nameOf(jackpot: string): JackpotName[] {
  const parsed = JackpotName.safeParse(jackpot);
  return parsed.success ? [parsed.data] : [];
}

/** Whether a draw belongs to free spins that the player did not choose. */
const isOfOther = (draw: RoundDraw): boolean =>
  (draw.purpose === 'stop' || draw.purpose === 'multiple') && draw.other !== undefined;

const hueOf = (draw: RoundDraw | undefined): string | undefined =>
  draw?.purpose === 'stop' ? String((draw.reel % 5) + 1) : undefined;

/** The blocks of a spin with the use of each four bytes, then the result of each draw. */
export function DrawSteps({ round, steps, spin }: DrawStepsProps): ReactNode {
  const { formatMessage } = useIntl();
  const nameOf = useDrawName(round);
  const draws = round.draws.filter((draw) => draw.spin === spin && !isOfOther(draw));
  const blocks = round.blocks.filter(({ cursor }) => draws.some(({ block }) => block === cursor));
  const verdict = verdictOf(steps, ['draws']);
  return (
    <>
      <StepCard
        method={<code>HMAC-SHA256</code>}
        title={formatMessage({ id: 'verify.bytes', defaultMessage: '用種子和局次算出位元組' })}
        verdict={verdict}
      >
        {blocks.map(({ cursor, message, bytes }) => (
          <Stack as="figure" gap={2} key={cursor}>
            <Text as="figcaption" size={12} tone="muted">
              <FormattedMessage
                defaultMessage="區塊 {cursor}：HMAC（種子，{message}）"
                id="verify.block"
                values={{ cursor, message: <code>{message}</code> }}
              />
            </Text>
            <ul className={css.bytes}>
              {Array.from({ length: bytes.length / BYTES_OF_A_DRAW }, (_none, at) => {
                const draw = draws.find((each) => each.block === cursor && each.offset === at * 4);
                return (
                  <li
                    className={css.four}
                    data-hue={hueOf(draw)}
                    data-used={draw === undefined ? undefined : ''}
                    key={`four ${String(at)}`}
                  >
                    <code>{spaced(bytes.slice(at * BYTES_OF_A_DRAW, (at + 1) * BYTES_OF_A_DRAW))}</code>
                    <span>
                      {draw === undefined ? (
                        <FormattedMessage defaultMessage="備用" id="verify.spare" />
                      ) : draw.result === undefined ? (
                        <FormattedMessage defaultMessage="略過" id="verify.skipped" />
                      ) : (
                        nameOf(draw)
                      )}
                    </span>
                  </li>
                );
              })}
            </ul>
          </Stack>
        ))}
      </StepCard>
      <StepCard
        method={
          <FormattedMessage defaultMessage="q = 2³² ÷ n 取整數；數字 ÷ q 取整數；n × q 以上略過" id="verify.rule" />
        }
        title={formatMessage({ id: 'verify.draws', defaultMessage: '每 4 個位元組決定一次抽選' })}
        verdict={verdict}
      >
        <ul className={css.draws}>
          {draws.map((draw) => (
            <li className={css.draw} data-hue={hueOf(draw)} key={`${String(draw.block)} ${String(draw.offset)}`}>
              <span className={css.drawName}>{nameOf(draw)}</span>
              <span className={css.number}>
                <FormattedNumber value={draw.number} />
              </span>
              <span className={css.number}>
                ÷ <FormattedNumber value={draw.share} />
              </span>
              <Drawn draw={draw} round={round} />
            </li>
          ))}
        </ul>
      </StepCard>
    </>
  );
}

function Drawn({ draw, round }: { draw: RoundDraw; round: RecomputedRound }): ReactNode {
  if (draw.result === undefined)
    return (
      <span className={css.result} data-quiet="">
        <FormattedMessage defaultMessage="略過" id="verify.skipped" />
      </span>
    );
  if (draw.purpose === 'stop')
    return (
      <span className={css.result}>
        <FormattedMessage defaultMessage="第 {stop, number} 格" id="verify.stop" values={{ stop: draw.result }} />
      </span>
    );
  if (draw.purpose !== 'jackpot')
    return (
      <span className={css.result}>
        <FormattedNumber value={draw.result} />
      </span>
    );
  const { isHit = false, tens = 0 } = round.jackpots.find(({ name }) => name === draw.jackpot) ?? {};
  return (
    <>
      <span className={css.number}>
        = <FormattedNumber value={draw.result} />
      </span>
      <span className={css.result} data-quiet={isHit ? undefined : ''}>
        {isHit ? (
          <FormattedMessage defaultMessage="小於 {tens, number}，中了" id="verify.hit" values={{ tens }} />
        ) : (
          <FormattedMessage defaultMessage="不小於 {tens, number}，沒中" id="verify.missed" values={{ tens }} />
        )}
      </span>
    </>
  );
}
