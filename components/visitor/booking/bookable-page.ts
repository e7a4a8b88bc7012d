import type { AskedForm } from '@/lib/forms/form'
import type { Brand } from '@/lib/vocabulary/brand'

/** The facts of a page that choosing and booking a time needs. */
export type BookablePage = {
  slug: string
  title: string
  duration: number
  location: string
  customLocation: string | null
  timezone: string
  /** The form to answer while booking, if the page has one. */
  form?: AskedForm
}

/** The same with its host. */
export type HostedPage = BookablePage & {
  ownerName: string
  /** The owner's look, if they have set one. */
  brand?: Brand
}
