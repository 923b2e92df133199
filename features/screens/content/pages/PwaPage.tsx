import { Monitor, Smartphone, TabletSmartphone } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#ui/components/Notice/index.ts';
import { plainText, type ProseBlock } from '#ui/components/Prose/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { inAppBrowserOf } from '../../../base/session/index.ts';
import type { ContentText } from '../contentPage.ts';
import { Install } from '../pwa/Install.tsx';
import * as css from '../pwa/Platforms.css.ts';
import { type Platform, platformOf, platforms, type Runtime } from '../pwa/platform.ts';
import { ContentPage } from '../text/ContentPage.tsx';
import { type GuideStep, GuideSteps } from '../text/GuideSteps.tsx';
import { TextProse } from '../text/TextProse.tsx';
import { useHash } from '../text/useHashTarget.ts';
import { wordOf } from '../text/useText.ts';

/** The pictures of each platform, by the number of the step in its list. */
const pictures: Readonly<Record<Platform, readonly GuideStep[]>> = {
  ios: [
    { id: 'ios-share', step: 2, word: 'pictureShare' },
    { id: 'ios-add', step: 3, word: 'pictureAdd' },
    { id: 'ios-icon', step: 5, word: 'pictureIcon' },
  ],
  android: [
    { id: 'android-menu', step: 3, word: 'pictureMenu' },
    { id: 'android-install', step: 4, word: 'pictureInstall' },
    { id: 'android-icon', step: 5, word: 'pictureIcon' },
  ],
  desktop: [
    { id: 'desktop-install', step: 2, word: 'pictureDesktop' },
    { id: 'desktop-window', step: 4, word: 'pictureWindow' },
  ],
};

const icons = { ios: Smartphone, android: TabletSmartphone, desktop: Monitor };
const isPlatform = (id: string): id is Platform => platforms.some((platform) => platform === id);

/** Splits blocks by the headings of level 2. Blocks before the first heading have an empty id. */
function partsOf(blocks: readonly ProseBlock[]): ReadonlyMap<string, { title: string; blocks: ProseBlock[] }> {
  const parts = new Map([['', { title: '', blocks: [] as ProseBlock[] }]]);
  let current = '';
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      current = block.id;
      parts.set(current, { title: plainText(block.children), blocks: [] });
    } else parts.get(current)?.blocks.push(block);
  }
  return parts;
}

const subscribe = () => () => undefined;
const readRuntime = (): Runtime => navigator;

/** The current browser. Undefined while the build renders the page. */
const useRuntime = (): Runtime | undefined =>
  useSyncExternalStore<Runtime | undefined>(subscribe, readRuntime, () => undefined);

export interface PwaPageProps {
  runtime?: Runtime;
}

/** /teach/pwa: how to add the product to a home screen. Opens at the visitor's platform. */
export function PwaPage({ runtime }: PwaPageProps): ReactNode {
  const own = useRuntime();
  return (
    <ContentPage dated={false} slug="pwa">
      {(text) => <Ways runtime={runtime ?? own} text={text} />}
    </ContentPage>
  );
}

function Ways({ text, runtime }: { text: ContentText; runtime: Runtime | undefined }): ReactNode {
  const intro = <TextProse blocks={partsOf(text.blocks).get('')?.blocks ?? []} />;
  if (runtime === undefined) return intro;
  return (
    <>
      {intro}
      <PlatformWays runtime={runtime} text={text} />
    </>
  );
}

function PlatformWays({ text, runtime }: { text: ContentText; runtime: Runtime }): ReactNode {
  const hash = useHash();
  const detected = platformOf(runtime);
  const [chosen, setChosen] = useState<Platform>();
  const open = chosen ?? (isPlatform(hash) ? hash : detected);
  const parts = partsOf(text.blocks);
  const titleOf = (platform: Platform): string => parts.get(platform)?.title ?? platform;
  const rest = [...parts].filter(([id]) => id !== '' && !isPlatform(id));
  return (
    <>
      {inAppBrowserOf(runtime.userAgent) ? <Notice tone="warning">{wordOf(text, 'inApp')}</Notice> : <Install />}
      <Tabs onValueChange={(value) => (isPlatform(value) ? setChosen(value) : undefined)} value={open}>
        <TabList label={wordOf(text, 'platforms')} variant="segmented">
          {platforms.map((platform) => {
            const Sign = icons[platform];
            return (
              <Tab icon={<Sign className={css.sign} size={18} />} key={platform} value={platform}>
                {titleOf(platform)}
              </Tab>
            );
          })}
        </TabList>
        {platforms.map((platform) => (
          <TabPanel key={platform} value={platform}>
            <Box paddingBlock={4}>
              <Stack gap={4}>
                {platform === detected ? (
                  <Notice tone="success">
                    <FormattedMessage
                      defaultMessage="看起來您正在使用 {platform}"
                      id="content.detected"
                      values={{ platform: titleOf(platform) }}
                    />
                  </Notice>
                ) : null}
                <GuideSteps
                  shape={platform === 'desktop' ? 'across' : 'upright'}
                  steps={pictures[platform]}
                  text={text}
                />
                <TextProse blocks={parts.get(platform)?.blocks ?? []} />
              </Stack>
            </Box>
          </TabPanel>
        ))}
      </Tabs>
      <TextProse
        blocks={rest.flatMap(([id, { title, blocks }]): ProseBlock[] => [
          { kind: 'heading', level: 2, id, children: [title] },
          ...blocks,
        ])}
      />
    </>
  );
}
