import { NotebookText, ScrollText } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import type { getEnvelope } from '#protocol/operations/envelope.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { CoinShower } from '#ui/components/CoinShower/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useIsGuest, useSession } from '../../../base/session/index.ts';
import { playerPicture, usePlayerName } from '../../../base/player-face/index.ts';
import { BindPhoneDialog } from '../../../shared/sign-in/index.ts';
import {
  channelSentences,
  claimErrors,
  envelopeMessages,
  stateNames,
  stateSentences,
} from '../state/envelopeMessages.ts';
import { useEnvelopeState, useIsRunning } from '../state/useEnvelope.ts';
import { Envelope } from '../drawing/Envelope.tsx';
import { Shares } from '../list/Shares.tsx';
import * as css from './Claim.css.ts';
import { ExpiresIn } from './ExpiresIn.tsx';
import { PaperText } from './PaperText.tsx';
import { useClaimEnvelope } from './useClaimEnvelope.ts';

type Opened = ResultOf<typeof getEnvelope>;

/** The envelope: closed, opening, open, or empty. */
export function ClaimStage({ opened, onClose }: { opened: Opened; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const prefix = localePrefix(useLocation().pathname);
  const errorText = useErrorText();
  const guest = useIsGuest();
  const [binding, setBinding] = useState(false);
  const [showered, setShowered] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  const { RedEnvelope } = opened;
  const state = useEnvelopeState(RedEnvelope);
  const running = useIsRunning(RedEnvelope);
  const claim = useClaimEnvelope(RedEnvelope.RedEnvelopeID, () => paper.current);
  const { step } = claim;
  // An envelope that was claimed before is open immediately.
  const isOut = step === 'out' || step === 'done' || (step === 'closed' && state === 'mine');
  const isOver = step === 'done' || (step === 'closed' && state !== 'open');
  const isShow = step === 'opening' || step === 'out';
  const amount = claim.amount ?? RedEnvelope.MyAmount;
  const own = RedEnvelope.Sender.PlayerID === session?.playerID;
  return (
    <>
      <Sender envelope={RedEnvelope} />
      <Envelope
        paper={<PaperText amount={amount} opened={opened} ref={paper} rolls={claim.amount !== undefined} />}
        phase={isOut ? 'out' : step === 'asking' || step === 'opening' ? step : 'closed'}
        seal={sealOf()}
        words={RedEnvelope.Title}
      />
      <VisuallyHidden role="status">
        {claim.amount !== undefined && (step === 'out' || step === 'done')
          ? formatMessage(
              { id: 'envelope.got', defaultMessage: '恭喜領到 {amount, number} 元' },
              { amount: claim.amount },
            )
          : null}
      </VisuallyHidden>
      {claim.error ? (
        <p className={css.trouble} role="alert">
          {errorText(claim.error, claimErrors)}
        </p>
      ) : null}
      {isOver && state !== 'open' && state !== 'mine' ? (
        <p className={css.sentence}>{formatMessage(stateSentences[state])}</p>
      ) : null}
      {isShow ? (
        <Inline align="stretch" gap={3} justify="center" wrap>
          <button className={css.way} onClick={claim.skip} type="button">
            <FormattedMessage defaultMessage="略過" id="reward.skip" />
          </button>
        </Inline>
      ) : (
        <Inline align="stretch" gap={3} justify="center" wrap>
          <Link className={css.way} onClick={onClose} to={`${prefix}/member/passbook`}>
            <NotebookText aria-hidden="true" size={18} />
            <FormattedMessage defaultMessage="存摺" id="frame.passbook" />
          </Link>
          {own ? (
            <Link
              className={css.way}
              onClick={onClose}
              to={`${prefix}/member/envelopes?id=${RedEnvelope.RedEnvelopeID}`}
            >
              <ScrollText aria-hidden="true" size={18} />
              <FormattedMessage defaultMessage="紅包詳情" id="envelope.details" />
            </Link>
          ) : null}
        </Inline>
      )}
      {running ? <ExpiresIn time={RedEnvelope.ExpireTime} /> : null}
      {isOver ? (
        <div className={css.list}>
          <Shares opened={opened} />
        </div>
      ) : null}
      {step === 'out' && !showered ? (
        <CoinShower
          onEnd={() => setShowered(true)}
          skipLabel={formatMessage({ id: 'reward.skip', defaultMessage: '略過' })}
        />
      ) : null}
      <BindPhoneDialog onOpenChange={setBinding} open={binding} />
    </>
  );

  function sealOf(): ReactNode {
    if (isOut || step === 'opening') return undefined;
    if (state !== 'open' && step === 'closed')
      return <span className={css.stamp}>{formatMessage(stateNames[state])}</span>;
    if (guest) {
      return (
        <button className={css.way} onClick={() => setBinding(true)} type="button">
          <FormattedMessage defaultMessage="綁定手機即可領取" id="envelope.bind" />
        </button>
      );
    }
    return (
      <button aria-disabled={step === 'asking'} className={css.take} onClick={claim.take} type="button">
        <FormattedMessage {...envelopeMessages.take} />
      </button>
    );
  }
}

function Sender({
  envelope: { Sender: sender, ChannelType, Content },
}: {
  envelope: Opened['RedEnvelope'];
}): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(sender.Name);
  const tier = VIP_LEVELS.find((one) => one === sender.VIPLevel);
  return (
    <div className={css.sender}>
      <Avatar
        name=""
        size={56}
        src={playerPicture({
          playerID: sender.PlayerID,
          picURL: sender.PicURL,
          pictureSetting: sender.PictureSetting,
        })}
        tier={tier ?? 0}
        {...(tier !== undefined && { crest: { src: vipBadgeSrc(tier, 'mini'), label: `VIP ${String(tier)}` } })}
      />
      <Text size={17} tone="inherit" weight="bold">
        {name}
      </Text>
      <span className={css.forWhom}>{formatMessage(channelSentences[ChannelType])}</span>
      {Content === '' ? null : <p className={css.content}>{Content}</p>}
    </div>
  );
}
