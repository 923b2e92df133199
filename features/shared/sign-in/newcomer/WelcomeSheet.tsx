import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ITEM } from '#protocol/entities/wallet.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useProfile } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { BrandScene } from '../../frames/index.ts';
import { loadCelebration, useCelebrate } from '../../rewards/index.ts';
import { useGreeting } from '../welcome/useGreeting.ts';
import { WELCOME_GOLD } from '../welcome/welcomeGold.ts';
import { WelcomeWallet } from './WelcomeWallet.tsx';
import * as css from './WelcomeSheet.css.ts';

const strong = (words: ReactNode): ReactNode => <b className={css.strong}>{words}</b>;

type Step = 'offered' | 'flying' | 'counted' | 'closed';

const COINS = 23;
/** How long the final sum stays before the sheet closes. */
const COUNTED_MS = 1000;
const CLOSING_MS = 320;
/** The longest wait for the coins, whose code may fail to load. */
const MAX_FLIGHT_MS = 4000;

const LASTS: Readonly<Record<Exclude<Step, 'offered'>, number>> = {
  flying: MAX_FLIGHT_MS,
  counted: COUNTED_MS,
  closed: CLOSING_MS,
};

/** The gift of a new account. Its button sends the coins from the chest to the wallet. Closing the sheet in another way accepts the gift too. */
export function WelcomeSheet({ onAccept, onDone }: { onAccept: () => void; onDone: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const greeting = useGreeting();
  const name = useProfile().data?.player.name;
  const celebrate = useCelebrate();
  const [step, setStep] = useState<Step>('offered');
  const chest = useRef<HTMLImageElement>(null);
  const wallet = useRef<HTMLDivElement>(null);
  const isOffered = step === 'offered';

  useEffect(() => void loadCelebration().catch(() => undefined), []);
  const land = (): void => {
    onAccept();
    setStep((before) => (before === 'flying' ? 'counted' : before));
  };
  const goOn = useEffectEvent((): void => {
    if (step === 'flying') land();
    else if (step === 'counted') setStep('closed');
    else onDone();
  });
  useEffect(() => {
    if (step === 'offered') return undefined;
    const timer = setTimeout(() => goOn(), LASTS[step]);
    return () => clearTimeout(timer);
  }, [step]);

  const accept = (): void => {
    if (!isOffered) return;
    setStep('flying');
    celebrate({
      gained: [{ ItemID: ITEM.gold, Amount: WELCOME_GOLD }],
      from: chest.current,
      to: wallet.current,
      coins: COINS,
      isShown: true,
      isSaid: true,
      onLand: land,
    });
  };
  const close = (): void => {
    onAccept();
    setStep('closed');
  };

  return (
    <>
      {step === 'closed' ? null : <WelcomeWallet isLit={!isOffered} ref={wallet} />}
      <BottomSheet
        closeLabel={formatMessage({ id: 'newcomer.close', defaultMessage: '關閉' })}
        crest={
          <>
            <div className={css.scene}>
              <BrandScene mascot={false} />
            </div>
            <span className={css.rays} />
            <img alt="" className={css.chest} height={208} ref={chest} src={itemSrc('treasure')} width={208} />
          </>
        }
        headHidden
        onOpenChange={close}
        open={step !== 'closed'}
        title={formatMessage({ id: 'newcomer.title', defaultMessage: '歡迎禮' })}
      >
        <div className={css.body}>
          <p className={css.greeting}>{greeting}</p>
          <h2 className={css.title}>
            {name === undefined ? (
              <FormattedMessage defaultMessage="歡迎！" id="newcomer.welcome" />
            ) : (
              <FormattedMessage defaultMessage="歡迎，{name}！" id="newcomer.welcomeName" values={{ name }} />
            )}
          </h2>
          <Inline align="baseline" as="p" justify="center" rowGap={0} wrap>
            <Amount locale={locale} size={56} tone="metal" value={WELCOME_GOLD} />
            <span className={css.unit}>
              <FormattedMessage defaultMessage="金幣" id="item.gold" />
            </span>
          </Inline>
          <p className={css.line}>
            <FormattedMessage defaultMessage="見面禮直接進您的錢包" id="newcomer.gift" />
          </p>
          <div className={css.button}>
            <Button fullWidth onClick={accept} size="lg">
              <FormattedMessage
                defaultMessage="收下 {gold, number}"
                id="newcomer.accept"
                values={{ gold: WELCOME_GOLD }}
              />
            </Button>
          </div>
          <p className={css.next}>
            <img alt="" className={css.nextPicture} height={36} src={itemSrc('calendar')} width={36} />
            <span>
              <FormattedMessage
                defaultMessage="收下後，<b>七日簽到</b>的第一天就能領"
                id="newcomer.next"
                values={{ b: strong }}
              />
            </span>
          </p>
          <p className={css.legal}>
            <FormattedMessage defaultMessage="遊戲幣僅供娛樂，不可兌換現金" id="newcomer.legal" />
          </p>
          <VisuallyHidden role="status">
            {isOffered ? null : (
              <FormattedMessage
                defaultMessage="已收下 {gold, number} 金幣"
                id="newcomer.accepted"
                values={{ gold: WELCOME_GOLD }}
              />
            )}
          </VisuallyHidden>
        </div>
      </BottomSheet>
    </>
  );
}
