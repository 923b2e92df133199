import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { PagePath } from '#protocol/pages.ts';
import type { ItemId } from '#art/index.ts';
import type { Client } from '../../../base/client/index.ts';
import type { Gained } from '../../../shared/rewards/index.ts';

/**
 * Claims a reward.
 *
 * @returns the gained items
 */
export type Claim = () => Promise<readonly Gained[]>;

/** A row of today's list: title, rewards and action. */
export interface TodayRow {
  readonly id: string;
  readonly picture: ItemId;
  readonly name: string;
  readonly note?: ReactNode;
  readonly progress?: { readonly value: number; readonly max: number };
  readonly gained: readonly Gained[];
  /** The claims, each in its own unit of work. Absent if nothing can be claimed. */
  readonly claims?: readonly Claim[];
  readonly overRest?: boolean;
  readonly count?: number;
  readonly list: QueryKey;
  readonly isDone?: boolean;
  readonly way?: { readonly to: PagePath; readonly words: string };
}

/** The tools that create rows. */
export interface RowTools {
  readonly intl: IntlShape;
  readonly client: Client;
  readonly locale: LocaleID;
  readonly walletItem: 'gem' | 'point';
  /** A guest claims the daily rewards and missions, and the rest after binding a phone. */
  readonly isGuest: boolean;
}

export const isClaimable = ({ claims }: TodayRow): boolean => claims !== undefined;

export const countOf = (row: TodayRow): number => (isClaimable(row) ? (row.count ?? 1) : 0);

/** The page of special rewards to read: the largest page, longest lasting rewards first. */
export const REWARDS = { Page: 1, PerPage: 100 } as const;
