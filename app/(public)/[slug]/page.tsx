import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache, Suspense } from 'react'
import { BookingCard } from '@/components/booking/booking-card'
import { NotFoundView } from '@/components/booking/not-found-view'
import { findSchedule } from '@/lib/booking/schedule'
import { isSlug } from '@/lib/time-slot-pages/slug'
import { booking as text } from '@/messages/en/booking'

// Cached, and thrown away by the owner's writes; other processes notice within these seconds.
export const revalidate = 5
export const dynamicParams = true

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const schedule = await readSchedule((await params).slug)
  if (!schedule) return { title: text.notFound.page, robots: { index: false } }
  const { title, ownerName, duration } = schedule
  const fullTitle = text.pageTitle(title, ownerName)
  const opening = schedule.description.replace(/\s+/g, ' ').trim().slice(0, 200)
  const description = opening || text.pageDescription(text.minutes(duration), ownerName)
  return { title: fullTitle, description, openGraph: { type: 'website', title: fullTitle, description } }
}

/** The fallback stands in the HTML of a 404, which would be an empty body otherwise. */
export default function BookingPage({ params }: Props) {
  return (
    <Suspense fallback={<NotFoundView text={text.notFound.page} />}>
      <Booking params={params} />
    </Suspense>
  )
}

async function Booking({ params }: Props) {
  const schedule = await readSchedule((await params).slug)
  if (!schedule) notFound()
  return <BookingCard schedule={schedule} now={new Date()} />
}

/** Read once for the page and its metadata. What can be no slug never reaches the database. */
const readSchedule = cache(async (address: string) => {
  const slug = address.toLowerCase()
  return isSlug(slug) ? findSchedule(slug) : null
})
