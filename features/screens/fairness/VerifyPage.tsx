import { type ReactNode, useMemo } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { RoundProof } from '#protocol/entities/round.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { RequestFailure } from '../../base/client/index.ts';
import { useParams } from '../../base/routing/index.ts';
import { useLanguage, useLocaleID } from '../../base/settings/index.ts';
import { EmptyPage, Loaded, RowSkeletons, TitleHeader } from '../../shared/frames/index.ts';
import * as css from './Fairness.css.ts';
import { RoundFacts } from './RoundFacts.tsx';
import { readProof } from './roundRecord.ts';
import { useRoundProof } from './useRoundProof.ts';
import { VerifiedShots } from './fish/VerifiedShots.tsx';
import { VerifiedTable } from './table/VerifiedTable.tsx';
import { VerifiedRound } from './VerifiedRound.tsx';

/** The code for an unknown round or a round of another player. */
const UNKNOWN = 300011;

/** /verify/:round: a round of the player, recomputed in the browser (decision 0152). */
export function VerifyPage(): ReactNode {
  const { round = '' } = useParams();
  const proof = useRoundProof(round);
  const isUnknown = proof.error instanceof RequestFailure && proof.error.code === UNKNOWN;
  return (
    <div className={css.page}>
      <TitleHeader
        note={proof.data && <RoundName round={proof.data.Round} />}
        title={<FormattedMessage defaultMessage="驗證這一局" id="verify.title" />}
      />
      {isUnknown ? (
        <UnknownRound />
      ) : (
        <Loaded query={proof} skeleton={<RowSkeletons height="9rem" rows={4} />}>
          {(found) => <Round proof={found} />}
        </Loaded>
      )}
    </div>
  );
}

/** Removes the provider's ID, which the platform adds before the game's id. The address accepts both forms. */
const withoutProvider = (round: string): string => round.slice(round.indexOf(':') + 1);

function RoundName({ round }: { round: RoundProof['Round'] }): ReactNode {
  const { locale } = useLanguage();
  const localeID = useLocaleID();
  return (
    <>
      {gameNameOf(round.GameNames, localeID)}・<DateTime form="dotted" locale={locale} value={round.CreateTime} />・
      <FormattedMessage
        defaultMessage="局號 {round}"
        id="verify.round"
        values={{ round: withoutProvider(round.RoundID) }}
      />
    </>
  );
}

function Round({ proof }: { proof: RoundProof }): ReactNode {
  const read = useMemo(() => readProof(proof), [proof]);
  switch (read.kind) {
    case 'ready':
      return <VerifiedRound key={proof.Round.RoundID} proof={proof} read={read} />;
    case 'table':
      return <VerifiedTable key={proof.Round.RoundID} proof={proof} read={read} />;
    case 'shots':
      return <VerifiedShots key={proof.Round.RoundID} proof={proof} read={read} />;
    case 'secret':
      return (
        <div className={css.columns}>
          <Stack gap={3}>
            <Notice tone="info">
              <FormattedMessage
                defaultMessage="這一局的伺服器種子還在使用，所以還不能公開。請到遊戲裡換新伺服器種子，再回來驗證。"
                id="verify.secret"
              />
            </Notice>
            <Booked round={proof.Round} />
          </Stack>
          <RoundFacts record={read.record} />
        </div>
      );
    default:
      return (
        <>
          <Notice tone={read.kind === 'unreachable' ? 'warning' : 'info'}>
            <WhyNot kind={read.kind} />
          </Notice>
          <Booked round={proof.Round} />
        </>
      );
  }
}

function WhyNot({ kind }: { kind: 'none' | 'unreachable' | 'unknownForm' | 'undrawn' }): ReactNode {
  switch (kind) {
    case 'undrawn':
      return <FormattedMessage defaultMessage="這一局還沒開出結果，開出後就能驗證。" id="verify.undrawn" />;
    case 'none':
      return <FormattedMessage defaultMessage="這一局沒有公開的驗證資料，只能看帳本的紀錄。" id="verify.none" />;
    case 'unreachable':
      return <FormattedMessage defaultMessage="遊戲商暫時沒有回應，請稍後再試。" id="verify.unreachable" />;
    case 'unknownForm':
      return <FormattedMessage defaultMessage="這款遊戲的紀錄還不能在這裡驗證。" id="verify.unknownForm" />;
  }
}

const stakes = defineMessages({
  paid: { id: 'verify.stake', defaultMessage: '押注' },
  free: { id: 'verify.freeStake', defaultMessage: '免費旋轉（押注由我們出）' },
});

function Booked({ round: { Bet, IsFree, Win } }: { round: RoundProof['Round'] }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <FactList>
      <Fact name={formatMessage(IsFree === true ? stakes.free : stakes.paid)}>
        <Amount locale={locale} value={Bet} />
      </Fact>
      <Fact name={formatMessage({ id: 'verify.won', defaultMessage: '贏分' })}>
        <Amount locale={locale} tone="gold" value={Win} />
      </Fact>
    </FactList>
  );
}

function UnknownRound(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyPage
      drawing="reels"
      text={formatMessage({
        id: 'verify.unknownText',
        defaultMessage: '編號可能不完整，或這一局不是您的。只有自己的局可以驗證。',
      })}
      title={formatMessage({ id: 'verify.unknown', defaultMessage: '找不到這一局' })}
      to="/member/rounds"
    >
      <FormattedMessage defaultMessage="看我的對局" id="verify.toRounds" />
    </EmptyPage>
  );
}
