import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { EnvelopeProblem } from './envelopeForm.ts';

/** The texts of the faults. `{least}`: the gold that the shares need. */
export const problemMessages: Readonly<Record<EnvelopeProblem, MessageDescriptor>> = defineMessages({
  noPlayer: { id: 'envelope.problem.noPlayer', defaultMessage: '請選擇收紅包的人' },
  noAmount: { id: 'envelope.problem.noAmount', defaultMessage: '請輸入總金額' },
  tooLittle: { id: 'envelope.problem.tooLittle', defaultMessage: '每份至少 100 金幣，總金額至少 {least}' },
  noQuantity: { id: 'envelope.problem.noQuantity', defaultMessage: '請輸入份數' },
  tooMany: { id: 'envelope.problem.tooMany', defaultMessage: '最多 100 份' },
  longTitle: { id: 'envelope.problem.longTitle', defaultMessage: '祝福語最多 20 個字' },
  longContent: { id: 'envelope.problem.longContent', defaultMessage: '留言最多 100 個字' },
});

interface Blessing extends MessageDescriptor {
  readonly id: string;
}
const words = defineMessages({
  fortune: { id: 'envelope.blessing.fortune', defaultMessage: '恭喜發財，大吉大利' },
  together: { id: 'envelope.blessing.together', defaultMessage: '見者有份，大家同樂' },
  luck: { id: 'envelope.blessing.luck', defaultMessage: '好運連連，旗開得勝' },
  thanks: { id: 'envelope.blessing.thanks', defaultMessage: '謝謝大家的支持' },
});
/** Common blessings. If the player types no blessing, the form sends the first. */
export const blessings: readonly [Blessing, ...Blessing[]] = [words.together, words.fortune, words.luck, words.thanks];
