import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';

const last = new WeakMap<Ports, LocaleID>();

/** Keeps the language of the last page that this process read. */
export const recordLanguage = ({ ports }: Pick<Moment, 'ports'>, language: LocaleID): void =>
  void last.set(ports, language);

/** Undefined if this process has read no page. */
export const lastLanguage = (ports: Ports): LocaleID | undefined => last.get(ports);
