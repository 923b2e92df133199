import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames, languageTags } from '#locales/index.ts';
import { type LocaleID, LOCALES } from '#protocol/entities/identifiers.ts';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';

/** The filters beside the search text. */
export interface WantedClubs {
  readonly Language?: LocaleID;
  readonly Open?: boolean;
}

export interface ClubFiltersProps {
  wanted: WantedClubs;
  mayApply: boolean;
  onChange: (wanted: WantedClubs) => void;
}

/** Filters by language, and for players without a club by open applications. A second press removes a filter. */
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
