import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Switch } from '#ui/components/Switch/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { variableOf } from '#ui/theme/paths.ts';
import type { TokenPath } from '#ui/theme/tokens.ts';
import { pathOf } from '../draft/overrides.ts';
import { DRAFT_BRAND, type DraftTheme } from '../draft/themeOf.ts';
import type { Studio } from '../page/useStudio.ts';
import { groupPairs, type PairGroup } from './pairGroups.ts';
import * as css from './Panel.css.ts';
import { ofPart, pairName, pathName } from './tokenNames.ts';
import { type WayOut, wayOut } from './wayOut.ts';

export interface ContrastPanelProps {
  studio: Studio;
  look: DraftTheme;
}

/** A ratio, never rounded up to one that would pass. */
const cut = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** Every pair of an ink and its ground with the ratio, and a repair for an unreadable pair. */
export function ContrastPanel({ studio, look }: ContrastPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const [all, setAll] = useState(false);
  if (!look.theme) {
    return (
      <Text tone="danger">
        <FormattedMessage defaultMessage="樣式檔有誤，請先到「覆寫」修正。" id="studio.fixFirst" />
      </Text>
    );
  }
  const failing = look.readings.filter(({ passes }) => !passes);
  const shown = groupPairs(all ? [...failing, ...look.readings.filter(({ passes }) => passes)] : failing);
  return (
    <Stack gap={3}>
      <Text as="p" tone={failing.length > 0 ? 'danger' : 'positive'} weight="bold">
        <FormattedMessage
          defaultMessage="{total} 組配色，{failing, plural, =0 {全部合格} other {# 組不合格}}"
          id="studio.contrastSum"
          values={{ total: look.readings.length, failing: failing.length }}
        />
      </Text>
      <Switch
        checked={all}
        label={formatMessage({ id: 'studio.showAll', defaultMessage: '顯示全部' })}
        onCheckedChange={setAll}
      />
      {shown.length === 0 ? null : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage defaultMessage="配色" id="studio.pair" />
              </th>
              <th scope="col">
                <FormattedMessage defaultMessage="對比" id="studio.ratio" />
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((group) => (
              <Row
                group={group}
                key={`${group.part ?? ''} ${group.ink} ${group.atLeast} ${group.passes}`}
                look={look}
                studio={studio}
              />
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
}

interface RowProps {
  studio: Studio;
  look: Extract<DraftTheme, { problems: readonly [] }>;
  group: PairGroup;
}

/** One ink with the grounds on which it is unreadable, and a button that repairs all of them. */
function Row({ studio: { draft, change }, look, group }: RowProps): ReactNode {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { ink, on, part, ratio, atLeast, passes } = group;
  const path = pathOf(part, ink);
  const way = wayOut(draft, look, group);
  const mend = ({ kind, apply }: WayOut): void =>
    change(`${kind} ${path}`, (before) => ({ ...before, Tokens: apply(before.Tokens) }));
  return (
    <tr>
      <th scope="row" title={`${path} / ${on.join(', ')}`}>
        <span className={css.pair}>
          <Sample ink={ink} on={on[0]} />
          <Text size={13}>{ofPart(intl, part, pairName(intl, ink, on))}</Text>
        </span>
        {way === undefined ? null : (
          <span className={css.mend}>
            <Button
              icon={way.kind === 'use' ? <span className={css.chip} style={{ background: way.value }} /> : undefined}
              onClick={() => mend(way)}
              size="sm"
              variant="secondary"
            >
              {way.kind === 'use' ? (
                <FormattedMessage defaultMessage="改用 {colour}" id="studio.mend" values={{ colour: way.value }} />
              ) : (
                <FormattedMessage
                  defaultMessage="移除 {path}"
                  id="studio.drop"
                  values={{ path: pathName(intl, way.path) }}
                />
              )}
            </Button>
          </span>
        )}
      </th>
      <td>
        <span className={css.ratio} data-passes={passes}>
          {passes ? (
            <Check aria-label={formatMessage({ id: 'studio.passes', defaultMessage: '合格' })} size={16} />
          ) : (
            <TriangleAlert aria-label={formatMessage({ id: 'studio.fails', defaultMessage: '不合格' })} size={16} />
          )}
          <span>
            <FormattedNumber maximumFractionDigits={2} minimumFractionDigits={2} value={cut(ratio)} />
            :1
          </span>
        </span>
        <Text size={11} tone="muted">
          <FormattedMessage defaultMessage="需 {ratio}:1" id="studio.needs" values={{ ratio: atLeast }} />
        </Text>
      </td>
    </tr>
  );
}

/** A sample of the pair. Transparent colours are shown on the draft's ground. */
function Sample({ ink, on }: { ink: TokenPath; on: TokenPath }): ReactNode {
  const inks = ink.startsWith('fill.') ? {} : { color: `var(${variableOf(ink)})` };
  return (
    <span aria-hidden="true" className={css.sample} data-brand={DRAFT_BRAND} style={{ background: 'var(--ground)' }}>
      <span className={css.face} style={{ background: `var(${variableOf(on)})`, ...inks }}>
        Aa
      </span>
    </span>
  );
}
