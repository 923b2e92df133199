import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';

const last = new WeakMap<Ports, LocaleID>();

/** Records the language in which a page was read last, in this process. */
export const recordLanguage = ({ ports }: Pick<Moment, 'ports'>, language: LocaleID): void =>
  void last.set(ports, language);

/** The language in which a page was read last, in this process. Undefined if none was. */
export const lastLanguage = (ports: Ports): LocaleID | undefined => last.get(ports);
