import { askInvoiceAgain } from '#domain/invoice/askInvoiceAgain.ts';
import { describeOrder } from '#domain/shop/describeOrder.ts';
import type { Order } from '#protocol/entities/order.ts';
import { holdOrder } from '#domain/shop/order.ts';
import type { OrderRow } from '#domain/shop/orderState.ts';
import { cancelOrder } from '#domain/payment/cancelOrder.ts';
import { decideRescission } from '#domain/payment/decideRescission.ts';
import { refundPayment } from '#domain/payment/refundPayment.ts';
import { refundSidesOf } from '#domain/payment/refundSides.ts';
import { rescissionSidesOf } from '#domain/payment/rescissionSides.ts';
import type { Reader } from '#domain/ports/store.ts';
import { settleRefundByHand } from '#domain/payment/settleRefundByHand.ts';
import { actorOf, writeAudit } from './auditLog.ts';
import { type Command, type Operator, Refusal, UsageError } from './command.ts';
import { priceOf } from './price.ts';
import { refundText } from './refundText.ts';
import { readOnlyWord, readWords } from './words.ts';

const readOrderID = (rest: readonly string[]): string => readOnlyWord(rest, 'which order? <OrderID>');

/** `order show <id>` */
export const orderShow: Command = {
  verb: 'order show',
  takes: '<OrderID>',
  does: 'prints an order with its states, its invoice, both sides of a refund and the answers of its gateway',
  async run(operator, words) {
    const OrderID = readOrderID(readWords(words, {}).rest);
    const lines = await operator.ports.store.transaction(async (tx) => {
      const row = await tx.table('orders').get(OrderID);
      if (row === undefined) throw new Refusal(`there is no order ${OrderID}`);
      const order = await describeOrder(tx, row, actorOf(operator).nowText);
      const events = await tx.table('paymentEvents').find({ where: { OrderID }, order: [['Nth', 'asc']] });
      const attempts = await tx.table('paymentAttempts').find({ where: { OrderID }, order: [['CreateTime', 'asc']] });
      await writeAudit(tx, operator, { action: 'order.show', subject: OrderID, detail: {} });
      return [
        `${OrderID}  player ${row.PlayerID}  ${order.GoodsID}  ${priceOf(order)}  ${order.State}`,
        ...order.Steps.map(({ State, CreateTime }) => `  ${CreateTime}  ${State}`),
        `  invoice     ${invoiceText(order)}`,
        `  rescission  ${rescissionText(order)}`,
        ...(await sidesText(tx, row)).map((line) => `  ${line}`),
        ...attempts.map(({ TradeNo, Adapter, State, Refund }) =>
          `  ${TradeNo}  ${Adapter}  ${State}  ${Refund === '' ? '' : `refund ${Refund}`}`.trimEnd(),
        ),
        ...events.map(({ CreateTime, Kind, Said }) => `  ${CreateTime}  ${Kind}: ${Said}`),
      ];
    });
    for (const line of lines) operator.print(line);
    return 0;
  },
};

function invoiceText({ Receipt }: Order): string {
  if (Receipt === null) return 'none';
  return [Receipt.State, Receipt.Number, Receipt.IssueTime].filter((part) => part !== '').join('  ');
}

function rescissionText({ Rescission }: Order): string {
  if (Rescission === null) return 'none';
  const { State, AskTime, Unused, Refund, Note } = Rescission;
  return [State, AskTime, `${Unused} unused`, `NT$ ${Refund}`, Note].filter((part) => part !== '').join('  ');
}

/** Both sides of the open rescission, otherwise of a refund now. */
async function sidesText(db: Reader, row: OrderRow): Promise<readonly string[]> {
  if (row.State !== 'delivered') return [];
  const request = await db.table('rescissions').get(row.OrderID);
  if (request?.State !== 'asked') return ['if it is refunded:', ...refundText(await refundSidesOf(db, row, false))];
  const sides = await rescissionSidesOf(db, [request]);
  return ['if it is granted:', ...[...sides.values()].flatMap(refundText)];
}

const LISTED = 100;

/** `order rescissions` */
export const orderRescissions: Command = {
  verb: 'order rescissions',
  takes: '',
  does: 'lists the rescissions that wait for a decision, oldest first, with both sides of each',
  async run(operator, words) {
    if (readWords(words, {}).rest.length > 0) throw new UsageError('it takes nothing');
    const open = await operator.ports.store.table('rescissions').find({
      where: { State: 'asked' },
      order: [['AskTime', 'asc']],
      limit: LISTED,
    });
    const sides = await rescissionSidesOf(operator.ports.store, open);
    for (const { OrderID, AskTime, Unused, Refund } of open) {
      operator.print(`${AskTime}  ${OrderID}  ${Unused} unused  NT$ ${Refund}`);
      const ofOrder = sides.get(OrderID);
      if (ofOrder !== undefined) for (const line of refundText(ofOrder)) operator.print(`  ${line}`);
    }
    if (open.length === 0) operator.print('no rescission waits');
    return 0;
  },
};

/** `order rescind <id> --grant --note …` */
export const orderRescind: Command = {
  verb: 'order rescind',
  takes: '<OrderID> --grant | --refuse --note TEXT',
  does: 'decides on a rescission: returns the money, or the items; the player sees the note',
  async run(operator, words) {
    const { values, rest } = readWords(words, { grant: 'boolean', refuse: 'boolean', note: 'string' });
    const OrderID = readOrderID(rest);
    if ((values.grant ?? false) === (values.refuse ?? false)) throw new UsageError('either --grant or --refuse');
    const Note = values.note?.trim() ?? '';
    if (Note === '' || Note.length > 200) throw new UsageError('--note needs 1 to 200 letters');
    const State = values.grant === true ? 'granted' : 'refused';
    await change(operator, OrderID, `order.rescission.${State}`, (tx) =>
      decideRescission(tx, actorOf(operator), OrderID, { State, Note }),
    );
    return 0;
  },
};

/** `order refund <id>` */
export const orderRefund: Command = {
  verb: 'order refund',
  takes: '<OrderID> [--whole]',
  does: 'takes a delivered order back and returns its price, without the part that was passed on; --whole returns that part too',
  async run(operator, words) {
    const { values, rest } = readWords(words, { whole: 'boolean' });
    const OrderID = readOrderID(rest);
    let lines: readonly string[] = [];
    await change(operator, OrderID, 'order.refund', async (tx) => {
      lines = refundText(await refundPayment(tx, actorOf(operator), OrderID, { isWhole: values.whole ?? false }));
    });
    for (const line of lines) operator.print(line);
    return 0;
  },
};

/** `order cancel <id>` */
export const orderCancel: Command = {
  verb: 'order cancel',
  takes: '<OrderID>',
  does: 'cancels an unpaid order, or an order with a different payment; such a payment is first returned at the gateway',
  async run(operator, words) {
    const OrderID = readOrderID(readWords(words, {}).rest);
    await change(operator, OrderID, 'order.cancel', async (tx) =>
      cancelOrder(tx, actorOf(operator), await holdOrder(tx, OrderID)),
    );
    return 0;
  },
};

/** `order refunded <id>` */
export const orderRefunded: Command = {
  verb: 'order refunded',
  takes: '<OrderID>',
  does: 'records that you returned money yourself, after the gateway could not return it or its answer was lost',
  async run(operator, words) {
    const OrderID = readOrderID(readWords(words, {}).rest);
    await change(operator, OrderID, 'order.refunded', (tx) => settleRefundByHand(tx, actorOf(operator), OrderID));
    return 0;
  },
};

/** `order invoice <id>` */
export const orderInvoice: Command = {
  verb: 'order invoice',
  takes: '<OrderID>',
  does: 'requests an invoice again that the issuer refused; the new one is stored with the account',
  async run(operator, words) {
    const OrderID = readOrderID(readWords(words, {}).rest);
    await change(operator, OrderID, 'order.invoice', (tx) => askInvoiceAgain(tx, actorOf(operator), OrderID));
    return 0;
  },
};

/** Changes an order and records the change, in one transaction. */
async function change(
  operator: Operator,
  OrderID: string,
  action: string,
  work: (tx: Parameters<typeof writeAudit>[0]) => Promise<unknown>,
): Promise<void> {
  await operator.ports.store.transaction(async (tx) => {
    await work(tx);
    await writeAudit(tx, operator, { action, subject: OrderID, detail: {} });
  });
  operator.print(`${OrderID}: ${action} done`);
}
