import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { PRESENT } from '#protocol/entities/present.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { BindPhoneDialog } from '../../shared/sign-in/index.ts';
import { Gained } from './Gained.tsx';
import * as css from './Redeem.css.ts';
import { RedeemField } from './RedeemField.tsx';
import { useRedeemForm } from './useRedeemForm.ts';

/** The form that redeems a code, for a page: the tab 兌換碼 of the store. A guest binds a phone first. */
export function RedeemPanel(): ReactNode {
  const isGuest = useIsGuest();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.panel}>
      <img alt="" className={css.art} height={96} src={itemSrc(itemOf(PRESENT.voucher).picture)} width={96} />
      <Heading align="center" id={heading} level={2}>
        <FormattedMessage defaultMessage="兌換碼" id="redeem.title" />
      </Heading>
      {isGuest ? <ForMembers /> : <Form />}
    </section>
  );
}

function Form(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const form = useRedeemForm();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    form.submit(button.current);
  };
  if (form.redeemed !== undefined) {
    return (
      <>
        <Gained redeemed={form.redeemed} />
        <Button onClick={form.again} variant="secondary">
          <FormattedMessage defaultMessage="再兌換一組" id="redeem.again" />
        </Button>
      </>
    );
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <RedeemField form={form} ref={field} />
      <Button
        fullWidth
        ref={button}
        size="lg"
        type="submit"
        {...(form.isPending ? { busy: true } : { disabled: !form.isReady })}
      >
        <FormattedMessage defaultMessage="兌換" id="redeem.confirm" />
      </Button>
      <Text align="center" as="p" size={13} tone="muted">
        <FormattedMessage
          defaultMessage="兌換到的金幣、寶石與點數會立即入帳；道具可在「我的道具」使用。"
          id="redeem.promise"
        />
      </Text>
    </form>
  );
}

function ForMembers(): ReactNode {
  const [isBinding, setBinding] = useState(false);
  return (
    <>
      <Text align="center" as="p">
        <FormattedMessage
          defaultMessage="兌換碼是會員專屬功能。綁定手機號碼即可成為會員，帳號與遊戲幣都會保留。"
          id="redeem.guest"
        />
      </Text>
      <Button onClick={() => setBinding(true)}>
        <FormattedMessage defaultMessage="綁定手機" id="speedDial.guest.bind" />
      </Button>
      {isBinding ? <BindPhoneDialog onOpenChange={setBinding} open /> : null}
    </>
  );
}
