import { type ReactNode, useSyncExternalStore } from 'react';
import { Heading } from '#ui/components/Heading/index.ts';
import { QrCode } from '#ui/components/QrCode/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { PageBack } from '../../../shared/frames/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import type { ContentText } from '../contentPage.ts';
import { wordOf } from '../text/useText.ts';
import * as css from './DownloadHero.css.ts';
import { StoreLinks } from './StoreLinks.tsx';

export interface DownloadHeroProps {
  text: ContentText;
  only?: 'apk';
}

const subscribe = () => () => undefined;
/** Empty when the build renders the page. */
const readOrigin = (): string => window.location.origin;

/** The brand's mark and the downloads, with a QR code on a wide window. */
export function DownloadHero({ text, only }: DownloadHeroProps): ReactNode {
  const { ID, Name, Links } = useBrand();
  const { locale } = useLanguage();
  const origin = useSyncExternalStore(subscribe, readOrigin, () => '');
  // The page chooses the app for a phone; the APK file is only for Android.
  const hasApp = origin !== '' && Links.Apk + Links.AppStore + Links.GooglePlay !== '';
  const target = only ? Links.Apk : hasApp ? `${origin}/${locale}/download` : '';
  return (
    <header className={css.hero}>
      <Stack>
        <Inline gap={4}>
          <PageBack />
          <img alt="" className={css.mark} height={72} src={`/brands/${ID}/mark.svg`} width={72} />
          <div>
            <Heading level={1} size={32}>
              {text.title}
            </Heading>
            <Text as="p" size={15} tone="muted">
              {Name[locale]}
            </Text>
          </div>
        </Inline>
        <Text as="p" size={17}>
          {wordOf(text, 'lead')}
        </Text>
        <StoreLinks {...(only ? { only } : {})} />
      </Stack>
      {target === '' ? null : (
        <div className={css.code}>
          <QrCode caption={wordOf(text, 'scan')} label={wordOf(text, 'scan')} size={184} value={target} />
        </div>
      )}
    </header>
  );
}
