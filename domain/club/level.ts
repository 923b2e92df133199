import { ECONOMY } from '../economy.ts';

const { Levels } = ECONOMY.Club;

/** The level that an amount of growth reaches, from 1. */
export const levelOf = (growth: number): number => Math.max(1, Levels.filter(({ Growth }) => Growth <= growth).length);

export const memberLimitOf = (level: number): number => Levels[Math.min(level, Levels.length) - 1]?.Members ?? 0;

/** Null at the last level. */
export const nextGrowthOf = (level: number): number | null => Levels[level]?.Growth ?? null;
