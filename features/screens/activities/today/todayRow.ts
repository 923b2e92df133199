import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { PagePath } from '#protocol/pages.ts';
import type { ItemId } from '#art/index.ts';
import type { Client } from '../../../base/client/index.ts';
import type { Gained } from '../../../shared/rewards/index.ts';

/** Takes what waits. @returns what came */
export type Claim = () => Promise<readonly Gained[]>;

/** One thing of today's list: what it is, what it brings, and what can be done with it. */
export interface TodayRow {
  readonly id: string;
  readonly picture: ItemId;
  readonly name: string;
  /** How far, until when, what for. */
  readonly note?: ReactNode;
  readonly progress?: { readonly value: number; readonly max: number };
  /** What it brings. */
  readonly gained: readonly Gained[];
  /** It can be claimed: what to ask of the service, one unit of work each. */
  readonly claims?: readonly Claim[];
  /** Its claims go over REST (`useClaim`). */
  readonly overRest?: boolean;
  /** How many rewards that is, where it is more than one. */
  readonly count?: number;
  /** Key of the list that shows it. */
  readonly list: QueryKey;
  /** It was taken today. */
  readonly isDone?: boolean;
  /** The way to its page, where it cannot be claimed here. */
  readonly way?: { readonly to: PagePath; readonly words: string };
}

/** What the rows are made with. */
export interface RowTools {
  readonly intl: IntlShape;
  readonly client: Client;
  readonly locale: LocaleID;
  /** What the brand's wallet holds beside gold. */
  readonly walletItem: 'gem' | 'point';
  /** A guest claims what comes by the day and by missions; the rest after binding a phone. */
  readonly isGuest: boolean;
}

/** Whether a row can be claimed here and now. */
export const isClaimable = ({ claims }: TodayRow): boolean => claims !== undefined;

/** How many rewards wait in a row. */
export const countOf = (row: TodayRow): number => (isClaimable(row) ? (row.count ?? 1) : 0);

/** Special rewards as the page reads them: as many as a page of the service holds, those that last longest first. */
export const REWARDS = { Page: 1, PerPage: 100 } as const;
