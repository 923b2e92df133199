import { Download, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useBrand } from '../../../base/settings/index.ts';
import * as css from './StoreLinks.css.ts';

export interface StoreLinksProps {
  only?: 'apk';
  /** Below each other, without drawings. */
  stacked?: boolean;
  bare?: boolean;
}

/** The stores and downloads of the brand's folder. Leaves out stores that the folder does not name. */
export function StoreLinks({ only, stacked = false, bare = false }: StoreLinksProps): ReactNode {
  const { formatMessage } = useIntl();
  const { AppStore, GooglePlay, Apk } = useBrand().Links;
  const newWindow = formatMessage({ id: 'content.newWindow', defaultMessage: '（另開視窗）' });
  const look = (icon: ReactNode) =>
    stacked ? ({ size: 'sm', fullWidth: true } as const) : ({ size: 'lg', icon } as const);
  const store = (address: string, name: ReactNode): ReactNode =>
    address === '' || only ? null : (
      <Button asChild {...look(<Smartphone size={20} />)} variant="secondary">
        <a href={address} rel="noopener noreferrer" target="_blank">
          {name} <VisuallyHidden>{newWindow}</VisuallyHidden>
        </a>
      </Button>
    );
  const links = (
    <>
      {Apk === '' ? null : (
        <Button asChild {...look(<Download size={20} />)}>
          <a href={Apk} rel="noopener noreferrer">
            <FormattedMessage defaultMessage="下載 Android APK" id="content.apk" />
          </a>
        </Button>
      )}
      {store(AppStore, 'App Store')}
      {store(GooglePlay, 'Google Play')}
      {Apk === '' && (only || (AppStore === '' && GooglePlay === '')) ? (
        <FormattedMessage defaultMessage="目前沒有提供下載，請直接用瀏覽器遊玩。" id="content.noDownload" />
      ) : null}
    </>
  );
  if (bare) return links;
  return stacked ? <div className={css.stack}>{links}</div> : <div className={css.abreast}>{links}</div>;
}
