import type { TimeSlotPage } from '@/lib/pages/schema'
import { getTimeSlotPage, listTimeSlotPages } from '@/lib/pages/server/service'
import { AppError } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'
import { may, type ToolCall } from './tool'

const NAMED = 20

/** One of the owner's pages by its slug or id, published or not. */
export async function findOwnPage(page: string, { owner }: ToolCall): Promise<TimeSlotPage> {
  if (isUuid(page)) return getTimeSlotPage(owner, page)
  const found = (await listTimeSlotPages(owner)).find(({ slug }) => slug === page.toLowerCase())
  if (!found) throw new AppError('page_not_found')
  return found
}

/** The next step for an agent that named a page which is not there. */
export async function nameOwnPages(call: ToolCall): Promise<string | null> {
  if (!may(call, 'pages:read')) return null
  const slugs = (await listTimeSlotPages(call.owner)).map(({ slug }) => slug)
  if (slugs.length === 0) return 'The owner has no booking pages yet.'
  const more = slugs.length > NAMED ? ', and more in list_pages' : ''
  return `The owner's pages are: ${slugs.slice(0, NAMED).join(', ')}${more}.`
}
