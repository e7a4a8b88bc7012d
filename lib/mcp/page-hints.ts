import { parseInstant } from '@/lib/scheduling'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import type { AppError } from '@/lib/shared/errors'
import { findOwnPage, nameOwnPages } from './find-page'
import { nameNearestTimes } from './free-times'
import type { Given, ToolCall } from './tool'

const REFUSED_TIMES = new Set<string>(SLOT_REFUSALS)
const MAYBE_BOOKED = 'If an earlier call may have booked it, look in list_meetings first.'

/** The next step for an agent whose page or time was refused; null for other refusals. */
export async function hintOfPages({ code }: AppError, given: Given, call: ToolCall): Promise<string | null> {
  if (code === 'page_not_found') return nameOwnPages(call)
  if (typeof given.page !== 'string') return null
  if (code === 'unknown_duration') return nameDurations(given.page, call)
  if (typeof given.startTime !== 'string' || !REFUSED_TIMES.has(code)) return null
  const start = parseInstant(given.startTime)
  const { id, timezone } = await findOwnPage(given.page, call)
  const duration = typeof given.duration === 'number' ? given.duration : undefined
  const asked = typeof given.timezone === 'string' ? given.timezone : timezone
  const nearest = await nameNearestTimes({ id, timezone: asked, start, duration }, call)
  return nearest && code === 'taken' ? `${nearest} ${MAYBE_BOOKED}` : nearest
}

async function nameDurations(page: string, call: ToolCall): Promise<string> {
  const { durations } = await findOwnPage(page, call)
  return `The page takes ${durations.join(', ')} minutes; leave duration out for its preset.`
}
