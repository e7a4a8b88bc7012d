import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { deliverDue } from '@/lib/outbox/deliver'
import type { Answer } from '../api/client'
import { mailsTo } from '../api/owner'
import { query } from '../database/query'
import type { Command } from './commands'
import { expectSame, expectSameMails } from './compare'
import { BookingLifeModel, type ModelBooking, type Outcome } from './model'
import { BookingLifeProduct, type Made } from './product'

/** Does the same to the product and to the model, and compares both after each command. */
export async function runLife(commands: Command[]): Promise<void> {
  const model = new BookingLifeModel()
  const life = { model, product: await BookingLifeProduct.open(model.rules) }
  for (const command of commands) {
    await perform(life, command)
    // Delivers: later news would replace mails that have not left.
    await mailsTo(life.product.owner.email)
    // As if an hour had passed: a few moves of one hour are mailed.
    await query(sql`update outbox set done_at = done_at - interval '1 hour' where template like 'booking-moved%'`)
    await noticeExpired(life)
    await expectSame(life)
  }
  await deliverDue()
  await expectSameMails(life)
}

type Life = { model: BookingLifeModel; product: BookingLifeProduct }

async function perform({ model, product }: Life, command: Command): Promise<void> {
  if (command.do === 'expire') return product.expire()
  if (command.do === 'edit') {
    expect((await product.edit(command.rules)).status).toBe(200)
    model.rules = { ...model.rules, ...command.rules }
    return
  }
  if (command.do === 'book') {
    const { answer, made } = await product.book(command.start, command.guests)
    expectOutcome(answer, model.book(command.start, made?.guests ?? []))
    return
  }
  const index = command.booking % Math.max(1, model.bookings.length)
  const [booking, made] = [model.bookings[index], product.made[index]]
  if (booking && made) await performOn({ model, product }, command, { booking, made, index })
}

type OfBooking = Exclude<Command, { do: 'expire' | 'edit' | 'book' }>
type Target = { booking: ModelBooking; made: Made; index: number }

async function performOn({ model, product }: Life, command: OfBooking, { booking, made, index }: Target) {
  switch (command.do) {
    case 'move': {
      const { by, start } = command
      return expectOutcome(await product.move(made, by, start), model.move(booking, by, start))
    }
    case 'cancel':
      return expectOutcome(await product.cancel(made, command.by), model.cancel(booking, command.by))
    case 'approve':
    case 'decline':
      return expectOutcome(await product.decide(made, command.do), model.decide(booking, command.do))
    case 'noShow':
      return expectOutcome(await product.mark(made, command.noShow), model.mark(booking, command.noShow))
    case 'leave': {
      const guest = made.guests[command.guest % Math.max(1, made.guests.length)] ?? 'nobody@example.com'
      return expectOutcome(await product.leave(made, guest), model.leave(booking, guest))
    }
    case 'lapse':
      if (booking.status !== 'pending' || booking.isOver) return
      booking.isLapsed = true
      return product.lapse(made)
    case 'pass':
      if (booking.isOver) return
      booking.start -= await product.pass(made, index)
      booking.isOver = true
      booking.isLapsed = booking.status === 'pending'
  }
}

function expectOutcome({ status, body }: Answer, outcome: Outcome): void {
  if (outcome === 'missing') expect(status).toBe(404)
  else if (typeof outcome === 'string') expect([status, body]).toEqual([expect.toSatisfy(isSuccess), body])
  else expect([status, outcome.refused]).toEqual([409, expect.arrayContaining([(body as { code: string }).code])])
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** A request that lapsed ends at some time: by `expire`, or because it was in the way of another. */
async function noticeExpired({ model, product }: Life): Promise<void> {
  for (const [index, made] of product.made.entries()) {
    const booking = model.bookings[index]
    if (booking?.status !== 'pending' || !booking.isLapsed) continue
    if ((await product.read(made)).booking.status === 'expired') model.expire(booking)
  }
}
