import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { CHANNEL } from '#protocol/entities/channel.ts';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { playerPicture, usePlayerName } from '../../../base/player-face/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { EnvelopeMini } from '../drawing/EnvelopeMini.tsx';
import { channelNames, envelopeMessages, methodNames } from '../state/envelopeMessages.ts';
import * as css from './Grab.css.ts';
import { TimeLeft } from './TimeLeft.tsx';

export interface GrabProps {
  envelope: OwnRedEnvelope;
  onPress: () => void;
}

const { onlyYou } = defineMessages({ onlyYou: { id: 'envelope.onlyYou', defaultMessage: '只有您能領' } });

const isToOne = ({ ChannelType }: OwnRedEnvelope): boolean => ChannelType === CHANNEL.private;

/** The button's text: a shared envelope is raced for, and one for the player alone is claimed. The accessible name begins with it. */
function useGrabText(envelope: OwnRedEnvelope): { readonly text: string; readonly label: string } {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(envelope.Sender.Name);
  const facts = { name, title: envelope.Title };
  return isToOne(envelope)
    ? {
        text: formatMessage(envelopeMessages.take),
        label: formatMessage({ id: 'envelope.takeOf', defaultMessage: '領取 {name} 給您的紅包：{title}' }, facts),
      }
    : {
        text: formatMessage({ id: 'envelope.grab', defaultMessage: '搶' }),
        label: formatMessage({ id: 'envelope.grabOf', defaultMessage: '搶 {name} 的紅包：{title}' }, facts),
      };
}

/** The first envelope that can be claimed: sender, kind, time and shares left, and the total. A press opens it over the page. */
export function GrabCard({ envelope, onPress }: GrabProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const name = usePlayerName();
  const { text, label } = useGrabText(envelope);
  const { Sender, Title, Quantity, Claimed, ChannelType, Method } = envelope;
  return (
    <div className={css.card}>
      <svg aria-hidden="true" className={css.flap} preserveAspectRatio="none" viewBox="0 0 366 116">
        <path d="M0,0H366V42C318,92 250,114 183,114C116,114 48,92 0,42Z" fill="#c4222a" />
        <path d="M0,42C48,92 116,114 183,114C250,114 318,92 366,42" fill="none" stroke="#f6c453" strokeWidth="2" />
      </svg>
      <Clouds />
      <div className={css.head}>
        <Face envelope={envelope} />
        <span className={css.names}>
          <b className={css.name}>{name(Sender.Name)}</b>
          <span className={css.kind}>
            {isToOne(envelope)
              ? formatMessage(onlyYou)
              : `${formatMessage(channelNames[ChannelType])}・${formatMessage(methodNames[Method])}`}
          </span>
        </span>
        <span className={css.time}>
          <Clock aria-hidden="true" size={16} />
          <VisuallyHidden>
            <FormattedMessage defaultMessage="還能領" id="envelope.timeLeft" />{' '}
          </VisuallyHidden>
          <TimeLeft until={envelope.ExpireTime} />
        </span>
      </div>
      <div className={css.sealPlace}>
        <button
          aria-label={label}
          className={css.seal}
          data-long={text.length > 2 ? '' : undefined}
          onClick={onPress}
          type="button"
        >
          {text}
        </button>
      </div>
      <p className={css.title}>{Title}</p>
      <div className={css.foot}>
        <FormattedMessage
          defaultMessage="剩 {left, number} / {quantity, number} 份"
          id="envelope.sharesLeftOf"
          values={{ left: Quantity - Claimed, quantity: Quantity }}
        />
        <Pips left={Quantity - Claimed} quantity={Quantity} />
        <span>
          <FormattedMessage
            defaultMessage="共 {amount} 金幣"
            id="envelope.total"
            values={{
              amount: (
                <b className={css.gold}>
                  <Amount locale={locale} value={envelope.Amount} />
                </b>
              ),
            }}
          />
        </span>
      </div>
    </div>
  );
}

/** A further envelope that can be claimed. A press opens it over the page. */
export function GrabTile({ envelope, onPress }: GrabProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(envelope.Sender.Name);
  const { text, label } = useGrabText(envelope);
  return (
    <div className={css.tile}>
      <span className={css.tilePicture}>
        <EnvelopeMini look="closed" />
      </span>
      <span className={css.tileWords}>
        <b className={css.name}>{name}</b>
        <span className={css.tileLine}>
          {isToOne(envelope) ? (
            formatMessage(onlyYou)
          ) : (
            <>
              <FormattedMessage
                defaultMessage="剩 {left, number} 份"
                id="envelope.sharesLeft"
                values={{ left: envelope.Quantity - envelope.Claimed }}
              />
              {'・'}
              <TimeLeft form="short" until={envelope.ExpireTime} />
            </>
          )}
        </span>
        <button aria-label={label} className={css.tileButton} onClick={onPress} type="button">
          {text}
        </button>
      </span>
    </div>
  );
}

function Face({ envelope: { Sender } }: { envelope: OwnRedEnvelope }): ReactNode {
  const level = VIP_LEVELS.find((one) => one === Sender.VIPLevel);
  return (
    <Avatar
      {...(level !== undefined && { crest: { src: vipBadgeSrc(level, 'mini'), label: `VIP ${String(level)}` } })}
      name=""
      size={44}
      src={playerPicture({
        playerID: Sender.PlayerID,
        picURL: Sender.PicURL,
        pictureSetting: Sender.PictureSetting,
      })}
      tier={level ?? 0}
    />
  );
}

/** More shares than pips fit the row only as a part of it. */
const MAX_PIPS = 20;

/** The shares of an envelope as a row of lights; the lit ones are left. The text beside it says the same. */
function Pips({ left, quantity }: { left: number; quantity: number }): ReactNode {
  const count = Math.min(quantity, MAX_PIPS);
  const lit = Math.ceil((left / quantity) * count);
  return (
    <span aria-hidden="true" className={css.pips}>
      {Array.from({ length: count }, (_, at) => (
        <span className={css.pip} data-left={at < lit ? '' : undefined} key={`pip-${String(at)}`} />
      ))}
    </span>
  );
}

const CLOUD =
  'M-70,18H60C82,18 86,-10 64,-12C66,-36 32,-46 20,-26C10,-48 -28,-44 -26,-16C-46,-28 -64,-8 -50,6M20,-26C6,-20 6,0 22,2C34,2 36,-14 25,-14M-26,-16C-32,-2 -14,6 -8,-2M64,-12C50,-14 46,2 58,6';

function Clouds(): ReactNode {
  return (
    <svg aria-hidden="true" className={css.clouds} preserveAspectRatio="xMidYMax slice" viewBox="0 0 366 80">
      <g fill="none" opacity=".2" stroke="#f6c453" strokeLinecap="round" strokeWidth="4">
        <path d={CLOUD} transform="translate(60 60) scale(.5)" />
        <path d={CLOUD} transform="translate(180 76) scale(.36)" />
        <path d={CLOUD} transform="translate(306 58) scale(-.5 .5)" />
      </g>
    </svg>
  );
}
