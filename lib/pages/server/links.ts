import type { z } from 'zod'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { lockPage } from '@/db/queries/pages/booking-counts'
import {
  countPageLinks,
  createPageLink,
  deletePageLink,
  listPageLinks,
  type PageLinkRow,
} from '@/db/queries/pages/page-links'
import { findPage } from '@/db/queries/pages/time-slot-pages'
import { retryTransaction } from '@/db/retry'
import { pageLinkUrl } from '@/lib/platform/tokens'
import { holdKey } from '@/lib/request/calling-key'
import { once } from '@/lib/request/once'
import { AppError } from '@/lib/shared/errors'
import type { CallingKey } from '@/lib/shared/scopes'
import { MAX_PAGE_LINKS, type PageLink, type pageLinkSchema } from '../link-schema'

/** Newest first, those that lead nowhere any more included. */
export async function listLinks(owner: OwnerId, pageId: string): Promise<PageLink[]> {
  const { slug } = await findOwnPage(owner, pageId)
  return (await listPageLinks(database(), owner, pageId)).map((row) => toPageLink(slug, row))
}

export async function createLink(
  owner: OwnerId,
  pageId: string,
  fields: z.output<typeof pageLinkSchema>,
  key: CallingKey | null,
): Promise<PageLink> {
  const { slug } = await findOwnPage(owner, pageId)
  const create = async (tx: Database) => {
    if (!(await lockPage(tx, owner, pageId))) throw new AppError('page_not_found')
    if ((await countPageLinks(tx, owner, pageId)) >= MAX_PAGE_LINKS) throw new AppError('too_many_links')
    const apiKeyId = await holdKey(tx, owner, key)
    return toPageLink(slug, await createPageLink(tx, pageId, { ...fields, apiKeyId }))
  }
  return retryTransaction(database(), (tx) => once(tx, () => create(tx)))
}

/** Bookings that were made by it stay. */
export async function deleteLink(owner: OwnerId, pageId: string, id: string): Promise<void> {
  await findOwnPage(owner, pageId)
  if (!(await deletePageLink(database(), owner, pageId, id))) throw new AppError('link_not_found')
}

async function findOwnPage(owner: OwnerId, pageId: string): Promise<{ slug: string }> {
  const page = await findPage(database(), owner, pageId)
  if (!page) throw new AppError('page_not_found')
  return page
}

function toPageLink(slug: string, { id, uses, maxUses, expiresAt, note, apiKeyId, createdAt }: PageLinkRow): PageLink {
  return {
    id,
    url: pageLinkUrl(slug, id),
    uses,
    maxUses,
    expiresAt: expiresAt?.toISOString() ?? null,
    note,
    ...(apiKeyId && { keyId: apiKeyId }),
    createdAt: createdAt.toISOString(),
  }
}
