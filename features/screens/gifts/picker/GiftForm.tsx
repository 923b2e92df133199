import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { isGiftPassword, triesLeft } from '../../../shared/gift-password/index.ts';
import { useWallet } from '../../../base/session/index.ts';
import { ConfirmCode, needsProof } from '../../../shared/confirm/index.ts';
import { ConfirmGift } from './ConfirmGift.tsx';
import { GiftCount } from './GiftCount.tsx';
import { GiftOffers } from './GiftOffers.tsx';
import { GiftBill } from './GiftBill.tsx';
import { type GiftCatalogue, type GiftDraft, isLarge, priceOf, refusalOf } from './giftDraft.ts';
import * as css from './GiftPicker.css.ts';
import { GiftPasswordEntry } from './GiftPasswordEntry.tsx';
import { GoldAmount } from './GoldAmount.tsx';
import { GiftError } from './GiftError.tsx';
import { BalanceAfter } from './BalanceAfter.tsx';
import { SendGiftButton } from './SendGiftButton.tsx';
import { SecondCheck } from './SecondCheck.tsx';
import { type GiftRoom, useSendGift } from './useSendGift.ts';

const KINDS = ['effect', 'gold'] as const;
/** A gift with an effect, or gold. */
export type GiftKind = (typeof KINDS)[number];
/** The code for three wrong passwords: locked until midnight in Taipei. */
const LOCKED = 200122;
const FEE_CHANGED = 200078;

interface AskedSecret {
  readonly left: number | undefined;
}
const NOT_TRIED: AskedSecret = { left: undefined };

export interface GiftFormProps {
  to: Pick<PlayerSummary, 'PlayerID' | 'Name'> & Partial<PlayerSummary>;
  catalogue: GiftCatalogue;
  kind: GiftKind;
  onKindChange: (kind: GiftKind) => void;
  onClose: () => void;
  room?: GiftRoom | undefined;
}

/** The chosen gift, its cost, and the send button. */
export function GiftForm({ to, catalogue, kind, onKindChange, onClose, room }: GiftFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const wallet = useWallet().data;
  const [effect, setEffect] = useState<GiftDraft>({ ItemID: catalogue.List[0]?.ItemID ?? 0, Amount: 1 });
  const [gold, setGold] = useState<number>();
  const [password, setPassword] = useState('');
  // Asks for a password that was set elsewhere as soon as the service requires it.
  const [secret, setSecret] = useState<AskedSecret | undefined>(catalogue.HasPassword ? NOT_TRIED : undefined);
  const [asking, setAsking] = useState(false);
  const send = useSendGift(to, { onSent: onClose, room });
  const draft: GiftDraft = kind === 'gold' ? { ItemID: ITEM.gold, Amount: gold } : effect;
  const price = priceOf(draft, catalogue);
  const refusal = price && refusalOf(draft, price, catalogue, wallet);
  const code = send.error !== null && 'code' in send.error ? send.error.code : undefined;
  const wantsPassword = secret !== undefined;
  const isReady =
    draft.Amount !== undefined &&
    price !== undefined &&
    refusal === undefined &&
    code !== LOCKED &&
    (!wantsPassword || isGiftPassword(password));

  const missing =
    draft.Amount === undefined
      ? formatMessage({ id: 'gift.noAmount', defaultMessage: '請先輸入要送多少' })
      : wantsPassword && !isGiftPassword(password)
        ? formatMessage({ id: 'gift.noPassword', defaultMessage: '請先輸入 6 位數贈禮密碼' })
        : undefined;

  const change = (next: () => void): void => {
    if (code !== LOCKED) send.reset();
    next();
  };
  const go = (): void => {
    if (!isReady || draft.Amount === undefined || price === undefined || send.isPending) return;
    send.mutate(
      {
        ItemID: draft.ItemID,
        Amount: draft.Amount,
        Fee: price.Fee,
        ...(wantsPassword && { Password: password }),
      },
      {
        onError: (error) => {
          setPassword('');
          const left = triesLeft(error);
          if (left !== undefined) setSecret({ left: wantsPassword ? left : undefined });
        },
        onSettled: () => setAsking(false),
      },
    );
  };
  if (needsProof(send.error)) {
    return (
      <SecondCheck onClose={onClose}>
        <Suspense>
          <ConfirmCode onConfirmed={() => send.reset()} />
        </Suspense>
      </SecondCheck>
    );
  }
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) setAsking(true);
      }}
    >
      <Tabs
        onValueChange={(next) => change(() => onKindChange(KINDS.find((one) => one === next) ?? 'effect'))}
        value={kind}
      >
        <TabList label={formatMessage({ id: 'gift.kinds', defaultMessage: '送什麼' })} variant="segmented">
          <Tab value="effect">
            <FormattedMessage defaultMessage="特效禮物" id="gift.kindEffect" />
          </Tab>
          <Tab value="gold">
            <FormattedMessage defaultMessage="金幣" id="gift.1" />
          </Tab>
        </TabList>
        <TabPanel value="effect">
          <div className={css.panel}>
            <GiftOffers
              chosen={effect.ItemID}
              offers={catalogue.List}
              onChoose={(ItemID) => change(() => setEffect({ ...effect, ItemID }))}
            />
          </div>
        </TabPanel>
        <TabPanel value="gold">
          <div className={css.panel}>
            <GoldAmount
              catalogue={catalogue}
              onChange={(next) => change(() => setGold(next))}
              value={gold}
              wallet={wallet}
            />
          </div>
        </TabPanel>
      </Tabs>
      <GiftBill catalogue={catalogue} price={price} to={to}>
        {kind === 'effect' ? (
          <GiftCount catalogue={catalogue} draft={effect} onChange={(next) => change(() => setEffect(next))} />
        ) : null}
      </GiftBill>
      <SendGiftButton
        busy={send.isPending}
        large={price !== undefined && isLarge(price)}
        left={<BalanceAfter price={price} wallet={wallet} />}
        missing={missing}
        onAsk={() => setAsking(true)}
        onHeld={go}
        ready={isReady}
      >
        {secret === undefined ? null : (
          <GiftPasswordEntry
            left={password === '' && !send.isPending ? secret.left : undefined}
            onChange={setPassword}
            value={password}
          />
        )}
        <GiftError
          cost={price === undefined ? undefined : { ItemID: price.PaidItemID, Amount: price.Total }}
          error={send.error}
          feeChanged={code === FEE_CHANGED}
          percent={catalogue.Gold.FeePercent}
          refusal={refusal}
        />
      </SendGiftButton>
      {price === undefined || draft.Amount === undefined ? null : (
        <ConfirmGift
          amount={draft.Amount}
          busy={send.isPending}
          itemID={draft.ItemID}
          onCancel={() => setAsking(false)}
          onConfirm={go}
          open={asking && isReady}
          price={price}
          to={to}
        />
      )}
    </Stack>
  );
}
