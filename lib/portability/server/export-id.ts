import { timingSafeEqual } from 'node:crypto'
import type { OwnerId } from '@/db/owner-id'
import { sign, signByAll } from '@/lib/platform/signature'
import { DAY_MS } from '@/lib/scheduling/units'
import { uuidOf } from '@/lib/shared/text/uuid'

const PURPOSE = 'export account'
const TIME_BYTES = 4
/** A UUID has room for so many. Only the owner can use it, so it is no secret. */
const SIGNATURE_BYTES = 12

/**
 * Names an export for a day. The export is made while it is fetched, so that there is nothing to keep and nothing is left behind.
 */
export function createExportId(owner: OwnerId, now: Date): string {
  const end = Buffer.alloc(TIME_BYTES)
  end.writeUInt32BE(Math.floor((now.getTime() + DAY_MS) / 1000))
  const bytes = Buffer.concat([end, sign(PURPOSE, signed(end, owner)).subarray(0, SIGNATURE_BYTES)])
  return uuidOf(bytes.toString('hex'))
}

/** True for an export of this owner that is not too old. */
export function isExportId(id: string, owner: OwnerId, now: Date): boolean {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const [end, signature] = [bytes.subarray(0, TIME_BYTES), bytes.subarray(TIME_BYTES)]
  const isOurs = signByAll(PURPOSE, signed(end, owner)).some((mac) =>
    timingSafeEqual(mac.subarray(0, SIGNATURE_BYTES), signature),
  )
  return isOurs && end.readUInt32BE() * 1000 > now.getTime()
}

const signed = (end: Buffer, owner: OwnerId) => Buffer.concat([end, Buffer.from(owner)])
