import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { vipBadgeSrc } from '#art/index.ts';
import type { OwnProfile } from '#protocol/entities/player.ts';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { vipNames } from '../../../base/player-face/index.ts';
import { drawnTier } from '../../vip/index.ts';
import { changedPart } from './changedPart.ts';
import type { ProfileDraft } from './draft.ts';
import * as css from './PlayerPreview.css.ts';

/** The field that has the focus. */
export type TypedField = 'name' | 'introduction' | undefined;

export interface PlayerPreviewProps {
  profile: OwnProfile;
  club: string;
  kept: ProfileDraft;
  draft: ProfileDraft;
  /** The address of the drafted picture. */
  picture: string;
  typed: TypedField;
}

type Look = 'card' | 'chat' | 'ranking';

/** The player as others will see them, with the unsaved changes tinted: as a card, in the chat, and in a ranking. */
export function PlayerPreview(props: PlayerPreviewProps): ReactNode {
  const { formatMessage } = useIntl();
  const [look, setLook] = useState<Look>('card');
  const heading = formatMessage({ id: 'edit.preview', defaultMessage: '別人看到的您' });
  const pick = (value: string): void => setLook(value === 'chat' || value === 'ranking' ? value : 'card');
  return (
    <section aria-label={heading} className={css.preview}>
      <Tabs onValueChange={pick} value={look}>
        <div className={css.head}>
          <span className={css.heading}>{heading}</span>
          <TabList label={heading} variant="segmented">
            <Tab value="card">
              <FormattedMessage defaultMessage="名片" id="edit.preview.card" />
            </Tab>
            <Tab value="chat">
              <FormattedMessage defaultMessage="聊天" id="edit.preview.chat" />
            </Tab>
            <Tab value="ranking">
              <FormattedMessage defaultMessage="排行" id="edit.preview.ranking" />
            </Tab>
          </TabList>
        </div>
        <TabPanel value="card">
          <NameCard {...props} />
        </TabPanel>
        <TabPanel value="chat">
          <ChatLine {...props} />
        </TabPanel>
        <TabPanel value="ranking">
          <RankLine {...props} />
        </TabPanel>
      </Tabs>
    </section>
  );
}

function NameCard(props: PlayerPreviewProps): ReactNode {
  const { profile, club, draft, kept, typed } = props;
  const { formatMessage } = useIntl();
  const tier = drawnTier(profile.level.vipLevel);
  return (
    <div className={css.card}>
      <Face {...props} size={96} />
      <div className={css.identity}>
        <Name {...props} />
        <span className={css.marks}>
          <VipBadge
            form="plate"
            label={`${formatMessage(vipNames[vipTierOf(tier)])} · VIP ${String(tier)}`}
            src={vipBadgeSrc(tier, 'mini')}
            tier={tier}
          />
          <b className={css.level}>LV.{profile.level.level}</b>
        </span>
      </div>
      <p className={css.introduction}>
        {!hasVisibleText(draft.introduction) ? (
          <span className={css.nothing}>
            <FormattedMessage defaultMessage="還沒有自我介紹" id="player.noInformation" />
          </span>
        ) : (
          <Changed after={draft.introduction} before={kept.introduction} typed={typed === 'introduction'} />
        )}
      </p>
      <p className={css.club}>
        <FormattedMessage defaultMessage="俱樂部" id="player.club" />{' '}
        <b>{club === '' ? <FormattedMessage defaultMessage="尚未加入" id="player.noClub" /> : club}</b>
      </p>
    </div>
  );
}

function ChatLine(props: PlayerPreviewProps): ReactNode {
  return (
    <div className={css.chat}>
      <Face {...props} size={44} />
      <div className={css.said}>
        <Name {...props} />
        <span className={css.bubble}>
          <FormattedMessage defaultMessage="大家晚安，今天玩哪一款？" id="edit.preview.said" />
        </span>
      </div>
    </div>
  );
}

function RankLine(props: PlayerPreviewProps): ReactNode {
  return (
    <div className={css.rank}>
      <span aria-hidden="true" className={css.place}>
        8
      </span>
      <Face {...props} size={44} />
      <Name {...props} />
    </div>
  );
}

function Face({ profile, picture, size }: PlayerPreviewProps & { size: 44 | 96 }): ReactNode {
  const tier = drawnTier(profile.level.vipLevel);
  return <Avatar crest={{ src: vipBadgeSrc(tier, 'mini'), label: '' }} name="" size={size} src={picture} tier={tier} />;
}

function Name({ profile, draft, kept, typed }: PlayerPreviewProps): ReactNode {
  return (
    <strong className={css.name} data-tier={drawnTier(profile.level.vipLevel)}>
      <Changed after={draft.name} before={kept.name} typed={typed === 'name'} />
    </strong>
  );
}

/** A text whose changed part is tinted, with a caret after it while its field has the focus. */
function Changed({ before, after, typed }: { before: string; after: string; typed: boolean }): ReactNode {
  const { start, changed, end } = changedPart(before, after);
  return (
    <>
      {start}
      {changed === '' ? null : <mark className={css.changed}>{changed}</mark>}
      {typed ? <span aria-hidden="true" className={css.caret} /> : null}
      {end}
    </>
  );
}
