import type { ReactNode } from 'react';
import { signsInByItself } from '../../../base/session/index.ts';
import { useBrand } from '../../../base/settings/index.ts';
import { isInstalled } from '../pwa/useInstall.ts';
import { DownloadBlock } from './DownloadBlock.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';

/**
 * The downloads of the app (specification 2 §2): a panel at the edge of a wide window and a block at the end of the page. Renders nothing
 * inside the app, or if the brand has no app.
 */
export function DownloadPromo(): ReactNode {
  const { AppStore, GooglePlay, Apk } = useBrand().Links;
  if (isInstalled() || signsInByItself() || AppStore + GooglePlay + Apk === '') return null;
  return (
    <>
      <DownloadBlock />
      <DownloadPanel />
    </>
  );
}
