import * as store from '#store/bus.ts';
import type { Push } from './store.ts';

export type Bus = store.Bus<Push>;

export const createLocalBus = (): Bus => store.createLocalBus<Push>();
