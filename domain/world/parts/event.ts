import { PRESENT } from '#protocol/entities/present.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { battlesAt, BONUS_TITLES, bonusOf, bracketOf, type EntryRow, NO_RACE } from '../../bonusBattle/battle.ts';
import { addToBracket, recountBrackets } from '../../bonusBattle/brackets.ts';
import { BRACKET, openRace } from '../../bonusBattle/race/raceRow.ts';
import { racesOpenAt } from '../../bonusBattle/race/schedule.ts';
import { CHALLENGES, periodOf } from '../../challenge/challenge.ts';
import { ECONOMY } from '../../economy.ts';
import { transferWithin } from '../../ledger/transfer.ts';
import { seasonOf } from '../../passTicket/experience.ts';
import type { Transaction } from '../../ports/store.ts';
import { playFor } from '../demoMail.ts';
import { type DemoPlayer, FIXED_ACCOUNTS } from '../players.ts';
import { DAY, HOUR, MINUTE, type WorldSource } from '../source.ts';
import type { WorldPart, WorldSoFar } from './part.ts';
import { TODAY } from './progress.ts';

const { Wheel, PassTicket } = ECONOMY.Event;
/** The first level of the pass. The first account has claimed both tracks of it. */
const FIRST_LEVEL_GOLD = 6000;

/**
 * Fills the events for the first account and a crowd around it. The account loses its wins again in rounds, and the gems for its pass come
 * from the orders of the shop's part, so it keeps the promised balance.
 */
export const eventPart: WorldPart = async (tx, world) => {
  const [hero, ...others] = world.players;
  if (hero === undefined) return;
  const crowd = others.slice(6);
  const won = await spinWheel(tx, world, hero, crowd);
  await levelPass(tx, world, hero, crowd);
  await fightBattles(tx, world, [hero, ...crowd.slice(0, 24)]);
  await runRace(tx, world, crowd.slice(0, 14));
  await giveTickets(tx, world, crowd.slice(0, 20));
  await takeChallenges(tx, world, hero);
  await grantRewards(tx, world, hero);
  const rewardGold = await claimRewards(tx, world);
  await fillPresents(tx, world, hero);
  await fillSpinGrants(tx, world, hero);
  await transferWithin(tx, world.source.ago(HOUR), {
    ID: `demo:event:bet:${hero.row.PlayerID}`,
    Reason: 'bet',
    Source: 'game',
    Lines: give(`player:${hero.row.PlayerID}`, 'house:games', ITEM.gold, won + FIRST_LEVEL_GOLD + rewardGold),
  });
};

const give = (from: string, to: string, ItemID: number, amount: number) => [
  { Owner: from, ItemID, Amount: -amount },
  { Owner: to, ItemID, Amount: amount },
];

/**
 * Writes a daily free spin of the first account, and big prizes of others.
 * @returns the gold that the first account won
 */
async function spinWheel(
  tx: Transaction,
  { source }: WorldSoFar,
  hero: DemoPlayer,
  crowd: readonly DemoPlayer[],
): Promise<number> {
  const { faker, ago } = source;
  const gold = Wheel.Prizes.filter(({ Item }) => Item === 'gold');
  const spin = async (PlayerID: string, { PrizeID, Amount, Big }: (typeof gold)[number], age: number) => {
    const SpinID = faker.string.uuid();
    const CreateTime = ago(age);
    await tx.table('wheelSpins').insert({
      SpinID,
      PlayerID,
      PrizeID,
      ItemID: ITEM.gold,
      Amount,
      CostItemID: 0,
      CostAmount: 0,
      Big,
      CreateTime,
    });
    await transferWithin(tx, CreateTime, {
      ID: `wheel:${SpinID}:prize`,
      Reason: 'prize',
      Source: 'wheel',
      Lines: give('house:wheel', `player:${PlayerID}`, ITEM.gold, Amount),
    });
    return Amount;
  };
  let won = 0;
  const small = gold.filter(({ Big }) => !Big);
  for (let day = 1; day <= 6; day += 1) {
    won += await spin(hero.row.PlayerID, faker.helpers.arrayElement(small), day * DAY + 3 * HOUR);
  }
  const big = gold.filter(({ Big }) => Big);
  for (const [at, { row }] of crowd.slice(0, 12).entries()) {
    const prize = at === 5 ? big.at(-1) : big[0];
    if (prize !== undefined) await spin(row.PlayerID, prize, (at + 1) * 7 * HOUR);
  }
  return won;
}

/** Gives the first account the paid track and the first level, both claimed. Other players are at various levels. */
async function levelPass(
  tx: Transaction,
  { source }: WorldSoFar,
  hero: DemoPlayer,
  crowd: readonly DemoPlayer[],
): Promise<void> {
  const { PlayerID } = hero.row;
  const Season = seasonOf(source.now);
  const bought = source.ago(2 * HOUR);
  await tx.table('passTickets').insert({ PlayerID, Season, Experience: 180, Premium: true });
  await transferWithin(tx, bought, {
    ID: `passTicket:${PlayerID}:${Season}:price`,
    Reason: 'price',
    Source: 'passTicket',
    Lines: give(`player:${PlayerID}`, 'house:passTicket', ITEM.gem, PassTicket.Price),
  });
  for (const [Track, amount] of [
    [1, 1000],
    [2, 5000],
  ] as const) {
    await tx.table('passClaims').insert({ PlayerID, Season, Level: 1, Track, ClaimTime: bought });
    await transferWithin(tx, bought, {
      ID: `passTicket:${PlayerID}:${Season}:1:${Track}`,
      Reason: 'reward',
      Source: 'passTicket',
      Lines: give('house:passTicket', `player:${PlayerID}`, ITEM.gold, amount),
    });
  }
  await tx.table('passTickets').insert(
    crowd.map(({ row }) => ({
      PlayerID: row.PlayerID,
      Season,
      Experience: source.faker.number.int({ min: 10, max: 3900 }),
      Premium: false,
    })),
  );
}

/** Running battles of today and this week, and yesterday's battle with an unclaimed bonus. */
async function fightBattles(tx: Transaction, { source }: WorldSoFar, fighters: readonly DemoPlayer[]): Promise<void> {
  const { faker, now, ago } = source;
  for (const { BattleID, EndTime, Rule, StartTime } of battlesAt(now)) {
    await tx.table('battles').insert({ BattleID, EndTime, SettleTime: '' });
    await tx.table('battleEntries').insert(
      fighters.map(({ row }): EntryRow => {
        const Score = faker.number.int(Rule === 'win' ? { min: 2000, max: 900_000 } : { min: 120, max: 9000 });
        return { ...entryOf(BattleID, row), Score, ScoreTime: ago(faker.number.int({ min: 1, max: 60 }) * MINUTE) };
      }),
    );
    if (Rule === 'multiple') await endYesterday(tx, source, StartTime, fighters);
  }
  await recountBrackets(tx);
}

const entryOf = (BattleID: string, { PlayerID, VIPLevel }: DemoPlayer['row']) => ({
  BattleID,
  PlayerID,
  Bracket: bracketOf(VIPLevel),
  Rank: 0,
  Bonus: 0,
  JoinTime: '',
  ...NO_RACE,
});

async function endYesterday(
  tx: Transaction,
  { ago, now }: WorldSource,
  EndTime: string,
  fighters: readonly DemoPlayer[],
): Promise<void> {
  const [{ BattleID }] = battlesAt(now - DAY);
  const places = new Map<number, number>();
  const entries = fighters.map(({ row }, at) => {
    const entry = entryOf(BattleID, row);
    const Rank = (places.get(entry.Bracket) ?? 0) + 1;
    places.set(entry.Bracket, Rank);
    const Bonus = bonusOf('day', entry.Bracket, Rank);
    return { ...entry, Score: 9000 - at * 130, ScoreTime: ago(DAY + at * MINUTE), Rank: Bonus > 0 ? Rank : 0, Bonus };
  });
  await tx.table('battles').insert({ BattleID, EndTime, SettleTime: EndTime });
  await tx.table('battleEntries').insert(entries);
  await tx.table('rewards').insert(
    entries
      .filter(({ Bonus }) => Bonus > 0)
      .map(({ PlayerID, Bonus }) => ({
        RewardID: `bonusBattle:${BattleID}:${PlayerID}`,
        PlayerID,
        Title: BONUS_TITLES.day,
        ItemID: ITEM.gold,
        Amount: Bonus,
        Source: 'bonusBattle',
        CreateTime: EndTime,
        ExpireTime: ago(-6 * DAY),
      })),
  );
}

/** The race that runs now, with players who have played some of its rounds. It draws nothing, since it does not always run. */
async function runRace(tx: Transaction, { source }: WorldSoFar, racers: readonly DemoPlayer[]): Promise<void> {
  const { now, ago } = source;
  // Brands do not differ in the race that runs all day.
  const [terms] = racesOpenAt(now, { ID: '' });
  if (terms === undefined || terms.Scope.Kind === 'brand') return;
  await openRace(tx, terms);
  const { BattleID, Rounds: most } = terms;
  const entries = racers.map(({ row }, at): EntryRow => {
    const Rounds = 3 + ((at * 5) % (most - 2));
    const Score = Rounds * (41 + ((at * 53) % 97));
    const JoinTime = ago(MINUTE);
    return { ...entryOf(BattleID, row), Bracket: BRACKET, Rounds, Score, ScoreTime: JoinTime, JoinTime };
  });
  await tx.table('battleEntries').insert(entries);
  await addToBracket(tx, BattleID, BRACKET, { Players: entries.length, Scored: entries.length });
}

/** Tickets of players who enter the races that take one. */
async function giveTickets(tx: Transaction, { source }: WorldSoFar, holders: readonly DemoPlayer[]): Promise<void> {
  const { ago } = source;
  await tx.table('raceTickets').insert(
    holders.map(({ row: { PlayerID } }) => ({
      TicketID: `demo:tickets:${PlayerID}`,
      PlayerID,
      Source: 'challenge',
      Count: 10,
      Used: 0,
      CreateTime: ago(DAY),
      ExpireTime: ago(DAY - ECONOMY.Event.PresentDays * DAY),
    })),
  );
}

async function takeChallenges(tx: Transaction, { source }: WorldSoFar, hero: DemoPlayer): Promise<void> {
  // Both were accepted before the rounds of today.
  const Rounds = TODAY.find(({ playerID }) => playerID === hero.row.PlayerID)?.wins.length ?? 0;
  const progress: Readonly<Record<string, number>> = { 'day-rounds': Rounds, 'week-rounds': Rounds };
  await tx.table('challengeEntries').insert(
    CHALLENGES.filter(({ ChallengeID }) => progress[ChallengeID] !== undefined).map((challenge) => {
      const { First, EndTime } = periodOf(challenge, source.now);
      return {
        PlayerID: hero.row.PlayerID,
        ChallengeID: challenge.ChallengeID,
        Period: First,
        Progress: progress[challenge.ChallengeID] ?? 0,
        AcceptTime: source.ago(30 * MINUTE),
        EndTime,
        ClaimTime: '',
      };
    }),
  );
}

async function grantRewards(tx: Transaction, { source }: WorldSoFar, hero: DemoPlayer): Promise<void> {
  const { ago } = source;
  const reward = { ItemID: ITEM.gold, Source: 'operator', CreateTime: ago(DAY), ExpireTime: ago(-29 * DAY) };
  await tx.table('rewards').insert([
    {
      ...reward,
      RewardID: 'demo:welcome',
      PlayerID: '',
      Title: { zh_tw: '示範世界見面禮', id_id: 'Hadiah dunia demo', vi_vn: 'Quà của thế giới demo' },
      Amount: 5000,
    },
    {
      ...reward,
      RewardID: 'demo:sorry',
      PlayerID: hero.row.PlayerID,
      Title: { zh_tw: '維護補償', id_id: 'Kompensasi pemeliharaan', vi_vn: 'Đền bù bảo trì' },
      Amount: 3000,
    },
  ]);
}

/**
 * The fixed accounts claimed all their grants.
 * @returns the gold of the first account
 */
async function claimRewards(tx: Transaction, { source, players }: WorldSoFar): Promise<number> {
  const ClaimTime = source.ago(2 * HOUR);
  const fixed = players.slice(0, FIXED_ACCOUNTS).map(({ row }) => row.PlayerID);
  const rewards = await tx.table('rewards').find({ where: { PlayerID: { in: ['', ...fixed] } } });
  let first = 0;
  for (const [at, PlayerID] of fixed.entries())
    for (const { RewardID, Amount, Source, PlayerID: owner } of rewards) {
      if (owner !== '' && owner !== PlayerID) continue;
      await tx.table('rewardClaims').insert({ PlayerID, RewardID, ClaimTime });
      await transferWithin(tx, ClaimTime, {
        ID: `reward:${RewardID}:${PlayerID}`,
        Reason: 'reward',
        Source,
        Lines: give(`house:${Source}`, `player:${PlayerID}`, ITEM.gold, Amount),
      });
      if (at === 0) first += Amount;
      else await playFor(tx, source, PlayerID, ITEM.gold, -Amount, HOUR);
    }
  return first;
}

async function fillSpinGrants(tx: Transaction, { source }: WorldSoFar, hero: DemoPlayer): Promise<void> {
  const { ago } = source;
  const life = ECONOMY.Event.PresentDays * DAY;
  const grants = [
    { GameCode: 'turtle', Stake: 50, Count: 10, Used: 3, Source: 'mission', age: DAY },
    { GameCode: 'panda', Stake: 20, Count: 5, Used: 5, Source: 'coupon', age: 4 * DAY },
    { GameCode: 'monkey', Stake: 20, Count: 5, Used: 0, Source: 'operator', age: 34 * DAY },
  ];
  await tx.table('spinGrants').insert(
    grants.map(({ age, ...grant }, at) => ({
      ...grant,
      GrantID: `demo-spins-${at + 1}`,
      OriginID: `demo:spins:${at + 1}`,
      PlayerID: hero.row.PlayerID,
      CreateTime: ago(age),
      ExpireTime: ago(age - life),
    })),
  );
}

async function fillPresents(tx: Transaction, { source }: WorldSoFar, hero: DemoPlayer): Promise<void> {
  const { ago } = source;
  const life = ECONOMY.Event.PresentDays * DAY;
  const presents = [
    { ItemID: PRESENT.spin, Amount: 2, Source: 'passTicket', age: 3 * HOUR, used: false },
    { ItemID: PRESENT.voucher, Amount: 20_000, Source: 'coupon', age: 2 * DAY, used: false },
    { ItemID: PRESENT.experience, Amount: 100, Source: 'challenge', age: 5 * DAY, used: true },
    { ItemID: PRESENT.spin, Amount: 1, Source: 'returnReward', age: 33 * DAY, used: false },
  ];
  await tx.table('presents').insert(
    presents.map(({ age, used, ...present }, at) => ({
      ...present,
      PresentID: `demo:present:${at + 1}`,
      PlayerID: hero.row.PlayerID,
      CreateTime: ago(age),
      ExpireTime: ago(age - life),
      UseTime: used ? ago(age - DAY) : '',
    })),
  );
}
