import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FishRecord, RecomputedShot } from '#games/verify/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage, useLocaleID } from '../../../base/settings/index.ts';
import type { PlaceNames } from '../roundRecord.ts';
import { useGameSymbols } from '../useRoundBoards.ts';
import * as css from './Shots.css.ts';

export interface ShotListProps {
  record: FishRecord;
  names: PlaceNames;
  /** The recomputed shots. Empty as long as the seed is secret. */
  shots: readonly RecomputedShot[];
}

/** The shots of a window: fish, number and multiple of each, and its coins. */
export function ShotList({ record, names, shots }: ShotListProps): ReactNode {
  const { locale } = useLanguage();
  const fishNames = names[useLocaleID()] ?? {};
  const symbols = useGameSymbols(record.GameCode) ?? {};
  return (
    <ol className={css.shots}>
      {record.Shots.map(({ Nonce, Fish, Multiple, Win }) => {
        const hit = shots.find(({ nonce }) => nonce === Nonce)?.hit;
        const picture = symbols[Fish];
        return (
          <li className={css.shot} key={Nonce}>
            {picture === undefined ? <span /> : <img alt="" className={css.picture} src={picture} />}
            <span className={css.name}>
              {fishNames[Fish] ?? Fish}
              <span className={css.number}>
                <FormattedMessage
                  defaultMessage="第 {nonce, number} 發"
                  id="verify.fish.shot"
                  values={{ nonce: Nonce }}
                />
                {hit === undefined ? null : (
                  <FormattedMessage
                    defaultMessage="抽到 {number, number}／{of, number}，小於 {hits, number} 才打中"
                    id="verify.fish.number"
                    values={hit}
                  />
                )}
              </span>
            </span>
            <span className={css.outcome}>
              {Multiple === 0 ? (
                <FormattedMessage defaultMessage="沒打中" id="verify.fish.missed" />
              ) : (
                <FormattedMessage
                  defaultMessage="×{multiple, number}"
                  id="verify.fish.multiple"
                  values={{ multiple: Multiple }}
                />
              )}
              {Win > 0 ? <Amount locale={locale} tone="gold" value={Win} /> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
