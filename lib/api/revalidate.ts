import { revalidatePath } from 'next/cache'

/** The cached booking pages at these slugs are drawn anew at their next load. */
export function revalidateBookingPages(...slugs: string[]): void {
  for (const slug of new Set(slugs)) revalidatePath(`/${slug}`)
}

/** The cached form at this slug is drawn anew at its next load. Hands on what the change is answered with. */
export function revalidateForm<T>({ slug, result }: { slug: string; result: T }): T {
  revalidatePath(`/form/${slug}`)
  return result
}
