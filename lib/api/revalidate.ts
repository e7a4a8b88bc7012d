import { revalidatePath } from 'next/cache'

/** The cached booking pages at these slugs are drawn anew at their next load. */
export function revalidateBookingPages(...slugs: string[]): void {
  for (const slug of new Set(slugs)) revalidatePath(`/${slug}`)
}
