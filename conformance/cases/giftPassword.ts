import { getGiftCatalogue, sendGift, setGiftPassword } from '#protocol/operations/gift.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import { goldTo, pairOf } from './giftPair.ts';

const DAY = 24 * 3600;

export const giftPasswordCases: readonly ConformanceCase[] = [
  conforms(setGiftPassword, 200, 'sets the password, and changes and removes it with the old one', async (context) => {
    const [giver, taker] = await pairOf(context, '0933000024', 3, 200_000);
    const set = (Password: string, OldPassword?: string) =>
      giver.lobby.call(setGiftPassword, { Password, ...(OldPassword !== undefined && { OldPassword }) });
    expectEqual(await set('111111'), { HasPassword: true }, 'set');
    expectEqual(await set('222222', '111111'), { HasPassword: true }, 'changed');
    await giver.chat.call(sendGift, { ...goldTo(taker, 20_000), Password: '222222' });
    expectEqual(await set('', '222222'), { HasPassword: false }, 'removed');
    await giver.chat.call(sendGift, goldTo(taker, 20_000));
  }),
  conforms(setGiftPassword, 200218, 'refuses a change without the old password', async (context) => {
    const [giver] = await pairOf(context, '0933000025', 3, 1);
    await giver.lobby.call(setGiftPassword, { Password: '111111' });
    const missing = await giver.lobby.ask(setGiftPassword.op, { Password: '222222' });
    expectEqual([missing.Code, missing.Result], [200218, { RemainingTime: 3 }], 'missing');
    const wrong = await giver.lobby.ask(setGiftPassword.op, { Password: '', OldPassword: '999999' });
    expectEqual([wrong.Code, wrong.Result], [200218, { RemainingTime: 2 }], 'wrong');
    expectEqual((await giver.chat.call(getGiftCatalogue, {})).HasPassword, true, 'it is still set');
  }),
  conforms(
    setGiftPassword,
    200122,
    'refuses a change until the next day after three wrong passwords',
    async (context) => {
      const [giver] = await pairOf(context, '0933000026', 3, 1);
      await giver.lobby.call(setGiftPassword, { Password: '111111' });
      for (const OldPassword of ['000000', '000001', '000002'])
        await giver.lobby.ask(setGiftPassword.op, { Password: '', OldPassword });
      const right = { Password: '', OldPassword: '111111' };
      expectEqual((await giver.lobby.ask(setGiftPassword.op, right)).Code, 200122, 'the right one, today');
      await context.advance(DAY);
      const again = await context.member('0933000026');
      expectEqual(
        await (await again.openSocket('lobby')).call(setGiftPassword, right),
        { HasPassword: false },
        'the right one, the day after',
      );
    },
  ),
];
