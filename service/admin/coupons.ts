import { open, rm } from 'node:fs/promises';
import { createBatchAs, mayChoose, revokeBatch } from '#domain/coupon/batch.ts';
import { drawCode } from '#domain/coupon/code.ts';
import { UniqueViolation } from '#domain/ports/store.ts';
import type { ItemAmount } from '#protocol/entities/present.ts';
import { FREE_SPINS, PRESENT } from '#protocol/entities/present.ts';
import { VIP_TIERS } from '#protocol/entities/vip.ts';
import { groupRedeemCode, normalizeRedeemCode } from '#protocol/rules/redeemCode.ts';
import { actorOf } from './auditLog.ts';
import { type Command, type Operator, Refusal, UsageError } from './command.ts';
import { type CountedBatch, listBatches } from './couponBatches.ts';
import { FREE_SPIN_OPTIONS, type FreeSpins, readFreeSpins } from './freeSpins.ts';
import { ITEMS, MAX } from './items.ts';
import { readNumber, readTime, readWords } from './words.ts';

const MAX_CODES = 100_000;
const MAX_USES = 1_000_000;
const MAX_CODE_LENGTH = 64;
const GIVEN = [
  ...ITEMS,
  ['spin', PRESENT.spin],
  ['experience', PRESENT.experience],
  ['voucher', PRESENT.voucher],
] as const;

/** `coupon batch` draws codes into a CSV file, the only place where the codes are readable. */
export const couponBatch: Command = {
  verb: 'coupon batch',
  takes:
    '"<name>" (--count N --csv FILE | --code CODE) (--gold N | --gem N | --point N | --spin N | --experience N | --voucher N | --free-spins N --game G --stake N)… [--per-code N] [--per-player N] [--from TIME] [--until TIME] [--brand B] [--min-vip N]',
  does: 'writes random redeem codes into a new CSV file, or adds one chosen code; a random code redeems once, a chosen code once for each player; 0 means no limit',
  async run(operator, words) {
    const { values, rest } = readWords(words, {
      count: 'string',
      csv: 'string',
      code: 'string',
      gold: 'string',
      gem: 'string',
      point: 'string',
      spin: 'string',
      experience: 'string',
      voucher: 'string',
      ...FREE_SPIN_OPTIONS,
      'per-code': 'string',
      'per-player': 'string',
      from: 'string',
      until: 'string',
      brand: 'string',
      'min-vip': 'string',
    });
    const [Name, ...more] = rest;
    if (Name === undefined || Name.trim() === '' || more.length > 0) throw new UsageError('give one name, in quotes');
    const spins = await readFreeSpins(operator.ports.store, values);
    const given = GIVEN.flatMap(([name, ItemID]): ItemAmount[] =>
      values[name] === undefined ? [] : [{ ItemID, Amount: readNumber(`--${name}`, values[name], 1, MAX) }],
    );
    const Rewards = [...given, ...(spins === undefined ? [] : [itemOf(spins)])];
    if (Rewards.length === 0) throw new UsageError('what does a code give? --gold, --gem, --point, --spin …');
    const isChosen = values.code !== undefined;
    const Codes = isChosen ? [chosenCode(values.code)] : drawCodes(operator, values.count);
    if (isChosen === (values.csv !== undefined))
      throw new UsageError('give --count and --csv for drawn codes, or --code for a chosen one');
    const { brand: Brand } = values;
    if (Brand !== undefined && !operator.ports.settings.brands.some(({ ID }) => ID === Brand))
      throw new Refusal(`there is no brand "${Brand}"`);
    const actor = actorOf(operator);
    const StartTime = values.from === undefined ? undefined : readTime('--from', values.from);
    const ExpireTime = values.until === undefined ? undefined : readTime('--until', values.until);
    if (ExpireTime !== undefined && ExpireTime <= (StartTime ?? actor.nowText))
      throw new UsageError('--until is before the beginning');
    const batch = {
      Name: Name.trim(),
      Rewards,
      Codes,
      MinVip: readNumber('--min-vip', values['min-vip'] ?? '1', 1, VIP_TIERS.length),
      PerCode: readNumber('--per-code', values['per-code'] ?? (isChosen ? '0' : '1'), 0, MAX_USES),
      PerPlayer: readNumber('--per-player', values['per-player'] ?? '1', 0, MAX_USES),
      Brand,
      StartTime,
      ExpireTime,
    };
    const create = (): Promise<string> => operator.ports.store.transaction((tx) => createBatchAs(tx, actor, batch));
    const id = values.csv === undefined ? await createOnce(create) : await createBesideFile(values.csv, Codes, create);
    operator.print(
      values.csv === undefined
        ? `batch ${id}: ${Codes.map(groupRedeemCode).join()}`
        : `batch ${id}: ${Codes.length.toLocaleString('en')} codes in ${values.csv}; only this file holds them`,
    );
    return 0;
  },
};

/** `coupon list` */
export const couponList: Command = {
  verb: 'coupon list',
  takes: '[--count N]',
  does: 'prints the batches of redeem codes, newest first, with how often their codes redeemed',
  async run(operator, words) {
    const { values, rest } = readWords(words, { count: 'string' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const batches = await listBatches(operator.models, readNumber('--count', values.count ?? '50', 1, 1000));
    const { nowText } = actorOf(operator);
    for (const batch of batches) operator.print(describeBatch(batch, nowText));
    if (batches.length === 0) operator.print('there are no batches');
    return 0;
  },
};

/** `coupon revoke <batch>` */
export const couponRevoke: Command = {
  verb: 'coupon revoke',
  takes: '<batch> [--code CODE]',
  does: 'ends a batch of redeem codes, or one code of it; players keep the redeemed items',
  async run(operator, words) {
    const { values, rest } = readWords(words, { code: 'string' });
    const [id, ...more] = rest;
    if (id === undefined || more.length > 0) throw new UsageError('give one batch');
    await operator.ports.store.transaction((tx) => revokeBatch(tx, actorOf(operator), id, values.code));
    operator.print(values.code === undefined ? `batch ${id} is revoked` : `the code of batch ${id} is revoked`);
    return 0;
  },
};

const itemOf = ({ Count, ...rest }: FreeSpins): ItemAmount => ({ ItemID: FREE_SPINS, Amount: Count, ...rest });

function chosenCode(text = ''): string {
  const code = normalizeRedeemCode(text);
  if (code.length > MAX_CODE_LENGTH || !mayChoose(code))
    throw new UsageError('--code takes up to 64 characters, but not 13 that a drawn code could have');
  return code;
}

function drawCodes(operator: Operator, count: string | undefined): readonly string[] {
  const wanted = readNumber('--count', count, 1, MAX_CODES);
  const codes = new Set<string>();
  while (codes.size < wanted) codes.add(drawCode(operator.ports.random));
  return [...codes];
}

async function createOnce(create: () => Promise<string>): Promise<string> {
  try {
    return await create();
  } catch (error) {
    if (error instanceof UniqueViolation) throw new Refusal('the code is taken');
    throw error;
  }
}

/** Writes the file first, because a batch without its codes is useless, and removes it if the batch is not created. */
async function createBesideFile(
  path: string,
  codes: readonly string[],
  create: () => Promise<string>,
): Promise<string> {
  await writeCsv(path, codes);
  try {
    return await createOnce(create);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Creates a file that only its owner can read. It never replaces a file. */
async function writeCsv(path: string, codes: readonly string[]): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw new Refusal(`${path} cannot be created: ${error instanceof Error ? error.message : 'unknown'}`);
  });
  try {
    await file.writeFile(['Code', ...codes.map(groupRedeemCode), ''].join('\r\n'));
    await file.sync();
  } finally {
    await file.close();
  }
}

function describeBatch(batch: CountedBatch, nowText: string): string {
  const { BatchID, Name, Brand, Rewards, Codes, Redeemed, PerCode, PerPlayer, MinVip, StartTime, ExpireTime } = batch;
  const given = Rewards.map(describeItem).join(' + ');
  const limits = `${PerCode === 0 ? 'no limit' : PerCode} a code, ${PerPlayer === 0 ? 'no limit' : PerPlayer} a player`;
  return [
    `${BatchID} "${Name}"`,
    stateOf(batch, nowText),
    `${Redeemed.toLocaleString('en')} redeemed of ${Codes.toLocaleString('en')} codes`,
    given,
    limits,
    `${StartTime} to ${ExpireTime === '' ? 'ever' : ExpireTime}`,
    ...(Brand === '' ? [] : [`brand ${Brand}`]),
    ...(MinVip === 1 ? [] : [`VIP ${MinVip} and up`]),
  ].join('  ');
}

function stateOf({ RevokeTime, StartTime, ExpireTime }: CountedBatch, nowText: string): string {
  if (RevokeTime !== '') return `revoked ${RevokeTime}`;
  if (nowText < StartTime) return 'not begun';
  return ExpireTime !== '' && ExpireTime <= nowText ? 'over' : 'open';
}

const describeItem = ({ ItemID, Amount, GameCode, Stake }: ItemAmount): string =>
  ItemID === FREE_SPINS
    ? `${Amount.toLocaleString('en')} free spins of ${GameCode} at ${Stake}`
    : `${Amount.toLocaleString('en')} ${nameOf(ItemID)}`;

const nameOf = (item: number): string => GIVEN.find(([, ItemID]) => ItemID === item)?.[0] ?? String(item);
