import type { Metadata } from 'next'
import { cache } from 'react'
import { MissingPage } from '@/components/layout/missing-page'
import { FormPage } from '@/components/visitor/form/form-page'
import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import { textsFor } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { cardViewport } from '../../card-viewport'

export const viewport = cardViewport

// Cached, and thrown away by the owner's writes, on other processes within seconds. The rest is for what bypasses us.
export const revalidate = 300
export const dynamicParams = true

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = (await params).slug.toLowerCase()
  const published = (await readForm(slug))?.form
  const { t, say } = textsFor('visitor').part('form')
  if (!published)
    return { title: t.notFoundTitle, robots: { index: false }, openGraph: { images: [] }, twitter: { images: [] } }
  const { title } = published
  const opening = published.description.replace(/\s+/g, ' ').trim().slice(0, 200)
  const description = opening || say(t.pageDescription, { count: published.questions.length })
  return {
    title,
    description,
    alternates: { canonical: `/form/${slug}` },
    openGraph: { type: 'website', siteName: 'Slotform', url: `/form/${slug}`, title, description },
    twitter: { card: 'summary_large_image', title, description },
  }
}

export default async function PublicFormPage({ params }: Props) {
  const slug = (await params).slug.toLowerCase()
  const published = await readForm(slug)
  const texts = textsFor('visitor')
  if (!published) {
    return <MissingPage view={<NotFoundView text={texts.t.form.notFound} texts={texts.part('errors')} />} />
  }
  return (
    <TextsProvider texts={texts.pick('form', 'visitorChecks', 'visitorErrors', 'tryAgain', 'ui')}>
      <FormPage slug={slug} {...published} texts={texts.part('form')} />
    </TextsProvider>
  )
}

/** Read once for the page and its metadata. */
const readForm = cache((slug: string) => findFormToDraw(slug, new Date()))
