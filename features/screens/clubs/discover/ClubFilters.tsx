import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames, languageTags } from '#locales/index.ts';
import { type LocaleID, LOCALES } from '#protocol/entities/identifiers.ts';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';

/** What is looked for beside the words. */
export interface WantedClubs {
  readonly Language?: LocaleID;
  readonly Open?: boolean;
}

export interface ClubFiltersProps {
  wanted: WantedClubs;
  mayApply: boolean;
  onChange: (wanted: WantedClubs) => void;
}

/** One language at most, and for who is in no club those that take applications; pressed again a filter is off. */
export function ClubFilters({ wanted, mayApply, onChange }: ClubFiltersProps): ReactNode {
  const { formatMessage } = useIntl();
  const { Language, ...others } = wanted;
  return (
    <ChipRow label={formatMessage({ id: 'clubs.filters', defaultMessage: '篩選俱樂部' })}>
      {mayApply ? (
        <Chip onSelectedChange={(Open) => onChange({ ...wanted, Open })} selected={wanted.Open === true}>
          <FormattedMessage defaultMessage="可申請" id="clubs.filterOpen" />
        </Chip>
      ) : null}
      {LOCALES.map((one) => (
        <Chip
          key={one}
          lang={languageTags[one]}
          onSelectedChange={(on) => onChange(on ? { ...others, Language: one } : others)}
          selected={one === Language}
        >
          {languageNames[one]}
        </Chip>
      ))}
    </ChipRow>
  );
}
