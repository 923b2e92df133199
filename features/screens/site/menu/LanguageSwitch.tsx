import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageNames, languageTags, type Locale, locales } from '#locales/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from './SiteMenu.css.ts';

/** Changes the language of the page. Also changes the language in the address, if the address has one. */
export function LanguageSwitch(): ReactNode {
  const { locale, choose } = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const title = useId();
  const change = async (next: Locale): Promise<void> => {
    try {
      await choose(next);
      const prefix = localePrefix(pathname);
      if (prefix !== '') navigate(`/${next}${pathname.slice(prefix.length)}${search}`, { replace: true });
    } catch (error) {
      toast({ tone: 'danger', text: errorText(error) });
    }
  };
  return (
    <Stack aria-labelledby={title} as="section" gap={0}>
      {/* Hidden, since the names of the languages need no title and the title takes space. */}
      <VisuallyHidden>
        <span id={title}>
          <FormattedMessage defaultMessage="語言" id="menu.language" />
        </span>
      </VisuallyHidden>
      <div className={css.row}>
        {locales.map((one) => (
          <Chip key={one} lang={languageTags[one]} onClick={() => void change(one)} selected={one === locale}>
            {languageNames[one]}
          </Chip>
        ))}
      </div>
    </Stack>
  );
}
