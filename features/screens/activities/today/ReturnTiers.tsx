import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import type { getReturnReward } from '#protocol/operations/returnReward.ts';
import { Card } from '#ui/components/Card/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Gains } from '../parts/Gains.tsx';

/** The rewards for returning after some time (13700). */
export function ReturnTiers({ tiers }: { tiers: ResultOf<typeof getReturnReward>['Tiers'] }): ReactNode {
  if (tiers.length === 0) return null;
  return (
    <Stack aria-labelledby="return-tiers" as="section" gap={3}>
      <SectionHeading id="return-tiers">
        <FormattedMessage defaultMessage="回歸禮" id="today.comeback" />
      </SectionHeading>
      <Card variant="well">
        <Stack gap={3}>
          <Text as="p" size={13} tone="muted">
            <FormattedMessage
              defaultMessage="離開一段時間再登入，就有一份回歸禮，7 天內可領。"
              id="today.comebackRule"
            />
          </Text>
          <Stack as="ul" gap={2}>
            {tiers.map(({ MinDays, Rewards }) => (
              <Inline as="li" gap={3} justify="between" key={MinDays} rowGap={1} size={15} wrap>
                <span>
                  <FormattedMessage
                    defaultMessage="{days, plural, other {滿 # 天}}"
                    id="today.comebackTier"
                    values={{ days: MinDays }}
                  />
                </span>
                <Gains gained={Rewards} />
              </Inline>
            ))}
          </Stack>
        </Stack>
      </Card>
    </Stack>
  );
}
