import { parseOrThrow } from '@/lib/api/body'
import { listSlots } from '@/lib/meetings/server/booking/list-slots'
import { slotsQuerySchema } from '@/lib/meetings/visitor/booking-schema'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { addDays, localDate } from '@/lib/scheduling'
import { may, type ToolCall } from './tool'
import { inZone } from './zoned'

type Asked = { from: string; to: string; timezone?: string | undefined; duration?: number | undefined }

/** The starts that visitors see, by the checks of `GET /api/schedule/{slug}/slots`. */
export async function readFreeTimes(pageId: string, asked: Asked, { owner, now }: ToolCall): Promise<SlotDays> {
  const { k, ...query } = parseOrThrow(slotsQuerySchema, asked)
  return JSON.parse(new TextDecoder().decode(await listSlots({ id: pageId, owner }, query, now))) as SlotDays
}

const DAYS_BEFORE = 3
const DAYS_AFTER = 14
const NAMED = 3

type Wish = { id: string; timezone: string; start: number; duration?: number | undefined }

/** The free times nearest to one that was refused. */
export async function nameNearestTimes(
  { id, timezone, start, duration }: Wish,
  call: ToolCall,
): Promise<string | null> {
  if (!may(call, 'pages:read')) return null
  const date = localDate(timezone, Math.max(start, call.now.getTime()))
  const asked = { from: addDays(date, -DAYS_BEFORE), to: addDays(date, DAYS_AFTER), timezone, duration }
  const { days } = await readFreeTimes(id, asked, call)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - start)
  const nearest = days
    .flatMap(({ slots }) => slots)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NAMED)
    .sort()
  if (nearest.length === 0) return 'No free time is near it: call find_times for later dates.'
  return `The nearest free times are ${nearest.map((slot) => inZone(slot, timezone)).join(', ')}.`
}
