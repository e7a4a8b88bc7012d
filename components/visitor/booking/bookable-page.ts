import type { AskedForm } from '@/lib/forms/form'

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
