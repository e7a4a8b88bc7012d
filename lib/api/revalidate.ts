import { revalidatePath } from 'next/cache'

type Redrawn<T> = { slug: string; bookingSlugs?: string[]; result: T }
type RedrawnPage<T> = { slugs: string[]; formSlugs: string[]; result: T }

/** The cached booking pages at these slugs are drawn anew at their next load. */
export function revalidateBookingPages(...slugs: string[]): void {
  for (const slug of new Set(slugs)) revalidatePath(`/${slug}`)
}

/** The cached form at this slug is drawn anew at its next load. Hands on what the change is answered with. */
export function revalidateForm<T>({ slug, bookingSlugs = [], result }: Redrawn<T>): T {
  revalidatePath(`/form/${slug}`)
  revalidateBookingPages(...bookingSlugs)
  return result
}

/** The same for a booking page, at its address and at the one before, and for the forms that lead to it. */
export function revalidateBookingPage<T>({ slugs, formSlugs, result }: RedrawnPage<T>): T {
  revalidateBookingPages(...slugs)
  for (const slug of formSlugs) revalidatePath(`/form/${slug}`)
  return result
}
