import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languageNames } from '#locales/index.ts';
import { LocaleID, LOCALES } from '#protocol/entities/identifiers.ts';
import { Select } from '#ui/components/Select/index.ts';

/** Chooses the language of a club. */
export function LanguageSelect({
  value,
  onChange,
}: {
  value: LocaleID;
  onChange: (language: LocaleID) => void;
}): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Select
      label={formatMessage({ id: 'clubs.language', defaultMessage: '交流語言' })}
      onValueChange={(chosen) => onChange(LocaleID.parse(chosen))}
      options={LOCALES.map((language) => ({ value: language, label: languageNames[language] }))}
      value={value}
    />
  );
}
