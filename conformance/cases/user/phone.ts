import { receiveBindBonus } from '#protocol/endpoints/phoneCode.ts';
import { getPhoneAccounts } from '#protocol/endpoints/player.ts';
import { getBindIcon, getBoundAccounts } from '#protocol/operations/user.ts';
import { bindPhone } from '../../account.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expectEqual } from '../../expectation.ts';

export const phoneCases: readonly ConformanceCase[] = [
  conforms(
    getBoundAccounts,
    200,
    'lists the accounts on the phone by registration time, the number masked',
    async (context) => {
      const socket = await (await context.member('0900000004')).openSocket('lobby');
      const { PhoneNumber, CountryCode, Infos } = await socket.call(getBoundAccounts, {});
      expectEqual([CountryCode, PhoneNumber], [886, '0900000**4'], 'number');
      const ids = Infos.map(({ Player }) => Player.PlayerID);
      expectEqual(ids, ['10000004', '10000005', '10000006'], 'accounts');
      expectEqual(
        Infos.map(({ Player }) => Player.RegistTime).toSorted(),
        Infos.map(({ Player }) => Player.RegistTime),
        'order',
      );
    },
  ),
  conforms(getBoundAccounts, 200, 'is empty for a guest until the guest binds a phone', async (context) => {
    const session = await context.guest();
    const socket = await session.openSocket('lobby');
    expectEqual(await socket.call(getBoundAccounts, {}), { CountryCode: 886, PhoneNumber: '', Infos: [] }, 'before');
    await bindPhone(context, session, '0941000040');
    const { Infos } = await socket.call(getBoundAccounts, {});
    expectEqual(
      Infos.map(({ Player }) => Player.PlayerID),
      [session.playerID],
      'after',
    );
  }),
  conforms(getPhoneAccounts, 200, 'lists the accounts that 12390 lists', async (context) => {
    const session = await context.member('0900000004');
    const told = await (await session.openSocket('lobby')).call(getBoundAccounts, {});
    const listed = await session.visitor.call(getPhoneAccounts, {}, { token: session.token });
    expectEqual(listed.Infos.length, 3, 'accounts');
    expectEqual(listed, told, 'over REST');
  }),
  conforms(getBindIcon, 200, 'is shown until a phone is bound and its bonus claimed', async (context) => {
    const session = await context.guest();
    const socket = await session.openSocket('lobby');
    const icon = async (): Promise<unknown> => {
      const { Show, Bound, CanReceive, Bonus } = await socket.call(getBindIcon, {});
      return [Show, Bound, CanReceive, Bonus];
    };
    expectEqual(await icon(), [true, false, false, 20_000], 'as a guest');
    await bindPhone(context, session, '0941000041');
    expectEqual(await icon(), [true, true, true, 20_000], 'with a phone');
    await session.visitor.call(receiveBindBonus, { Screen: '綁定手機' }, { token: session.token });
    expectEqual(await icon(), [false, true, false, 20_000], 'with the bonus');
  }),
];
