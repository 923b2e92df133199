import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RoomSettings } from '#protocol/entities/live.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { useLiveStage } from '../stream/index.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { GiftsPanel } from './GiftsPanel.tsx';
import { HealthPanel } from './HealthPanel.tsx';
import * as css from './Host.css.ts';
import { HostBar } from './HostBar.tsx';
import { KeyPanel } from './KeyPanel.tsx';
import { ModeratorsPanel } from './ModeratorsPanel.tsx';
import { PollPanel } from './PollPanel.tsx';
import { Preview } from './Preview.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { SanctionsPanel } from './SanctionsPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { TitlePanel } from './TitlePanel.tsx';
import { useResetKey } from './useResetKey.ts';

/** Three columns: picture and numbers, settings, chat. Narrower screens have tabs instead. */
const COLUMNS = 'screen and (min-width: 64rem)';

/** The console of a room's host. */
export function Console({ settings }: { settings: RoomSettings }): ReactNode {
  const { formatMessage } = useIntl();
  const hasColumns = useMediaQuery(COLUMNS);
  const { room } = useLiveStage();
  const [tab, setTab] = useState('chat');
  const keyReset = useResetKey();
  const numbers = <HealthPanel settings={settings} />;
  const setup = (
    <>
      <KeyPanel reset={keyReset} settings={settings} />
      <GiftsPanel roomID={settings.RoomID} />
      <PollPanel roomID={settings.RoomID} />
      <ModeratorsPanel />
      <RulesPanel room={room} settings={settings} />
      <SanctionsPanel />
      <SessionsPanel />
    </>
  );
  return (
    <main aria-label={formatMessage({ id: 'live.host.title', defaultMessage: '直播主控台' })} className={css.console}>
      <HostBar room={room} settings={settings} />
      <div className={css.columns}>
        <div className={css.column}>
          <Preview room={room} settings={settings} />
          <TitlePanel settings={settings} />
          {hasColumns ? numbers : null}
        </div>
        {hasColumns ? (
          <>
            <div className={css.column}>{setup}</div>
            <div className={css.chatColumn}>
              <ChatPanel room={room} />
            </div>
          </>
        ) : (
          <Tabs onValueChange={setTab} value={tab}>
            <TabList label={formatMessage({ id: 'live.host.parts', defaultMessage: '主控台分頁' })} variant="segmented">
              <Tab value="chat">
                <FormattedMessage defaultMessage="聊天室" id="live.chat" />
              </Tab>
              <Tab value="numbers">
                <FormattedMessage defaultMessage="數據" id="live.host.numbers" />
              </Tab>
              <Tab value="setup">
                <FormattedMessage defaultMessage="設定" id="live.host.setup" />
              </Tab>
            </TabList>
            <TabPanel value="chat">
              <div className={css.chatColumn}>
                <ChatPanel room={room} />
              </div>
            </TabPanel>
            <TabPanel value="numbers">
              <div className={css.column}>{numbers}</div>
            </TabPanel>
            <TabPanel value="setup">
              <div className={css.column}>{setup}</div>
            </TabPanel>
          </Tabs>
        )}
      </div>
    </main>
  );
}
