import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import type { VipProgress } from '#protocol/entities/vip.ts';
import { useBrand } from '../../base/settings/index.ts';
import { useShortTierName } from './tierName.ts';
import * as css from './TierPath.css.ts';

/** The places of the eight crests: right and up, in percent of the path's box. */
const PLACES = [
  [0, 5],
  [12, 9],
  [25, 16],
  [44, 29],
  [59, 43],
  [73, 57],
  [86, 73],
  [100, 90],
] as const;

const FULL = 100;
/** A smooth line through the places; each curve starts and ends level with the slope between its neighbours. */
const LINE = PLACES.map(([x, y], at) => {
  const [beforeX, beforeY] = PLACES[at - 1] ?? [x, y];
  const middle = (beforeX + x) / 2;
  return at === 0
    ? `M${String(x)} ${String(FULL - y)}`
    : `C${String(middle)} ${String(FULL - beforeY)} ${String(middle)} ${String(FULL - y)} ${String(x)} ${String(FULL - y)}`;
}).join('');

const parts = {
  s: (words: ReactNode) => <span className={css.small}>{words}</span>,
  n: (words: ReactNode) => <span className={css.amount}>{words}</span>,
  w: (words: ReactNode) => <span className={css.word}>{words}</span>,
};

/** The eight tiers as a way up a hill, with the player's own in the light, and the missing experience as the largest number. */
export function TierPath({ own }: { own: VipProgress }): ReactNode {
  const { formatNumber } = useIntl();
  const { Scheme } = useBrand();
  const tierName = useShortTierName();
  const isTop = own.Next === 0;
  return (
    <section className={css.hill} data-scheme={Scheme}>
      <div aria-hidden="true" className={css.sun} />
      <div aria-hidden="true" className={css.ridge} />
      <svg aria-hidden="true" className={css.ground} preserveAspectRatio="none" viewBox="0 0 100 100">
        <path d="M0 86C22 84 40 74 58 55S88 20 100 8V100H0Z" />
        <path d="M0 94C30 93 48 84 66 66S92 36 100 26V100H0Z" />
      </svg>
      <p className={css.missing}>
        {isTop ? (
          <>
            <span className={css.word}>{tierName(own.VIPLevel)}</span>
            <span>
              <FormattedMessage defaultMessage="您已在最高階，所有權益都已解鎖" id="vip.allRights" />
            </span>
          </>
        ) : (
          <FormattedMessage
            defaultMessage="<s>還差</s><n>{missing}</n><w>就升{tier}</w>"
            id="vip.missing"
            values={{
              missing: formatNumber(Math.max(0, own.Next - own.Experience)),
              tier: tierName(own.VIPLevel + 1),
              ...parts,
            }}
          />
        )}
      </p>
      <div className={css.path}>
        <svg aria-hidden="true" className={css.line} preserveAspectRatio="none" viewBox="0 0 100 100">
          <path d={LINE} vectorEffect="non-scaling-stroke" />
        </svg>
        <ol>
          {VIP_LEVELS.map((level, at) => {
            const [x, y] = PLACES[at] ?? [0, 0];
            const state =
              level === own.VIPLevel
                ? 'own'
                : level === own.VIPLevel + 1
                  ? 'next'
                  : level < own.VIPLevel
                    ? 'held'
                    : 'ahead';
            return (
              <li
                aria-current={state === 'own' ? 'true' : undefined}
                className={css.tier}
                data-edge={at < 2 ? 'start' : at > 5 ? 'end' : undefined}
                data-state={state}
                key={level}
                style={{ insetInlineStart: `${String(x)}%`, insetBlockEnd: `${String(y)}%` }}
              >
                <img
                  alt={`VIP ${String(level)} ${tierName(level)}`}
                  className={css.crest}
                  src={vipBadgeSrc(level, 'badge')}
                />
                {state === 'own' ? (
                  <span className={css.here}>
                    <FormattedMessage
                      defaultMessage="{tier}・您在這裡"
                      id="vip.youAreHere"
                      values={{ tier: tierName(level) }}
                    />
                  </span>
                ) : null}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
