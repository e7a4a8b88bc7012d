import type { Metadata } from 'next'
import { cache } from 'react'
import { cardViewport } from '@/app/card-viewport'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { MissingPage } from '@/components/layout/missing-page'
import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { FormPage } from '@/components/visitor/form-page/form-page'
import { MissingMessage } from '@/components/visitor/shared/missing-message'
import { needsFullKit } from '@/lib/forms/answers/core-kit'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import { isAsked } from '@/lib/shared/forms/question'
import type { Language } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { previewOf } from '../../../../preview-address'
import { toStatementLink } from '../../../../statement-link'
import { type AddressParams, languageOf } from '../../../../visitor-language'

export const viewport = cardViewport

// Cached, and thrown away by the owner's writes, on other processes within seconds. The rest is for what bypasses us.
export const revalidate = 300
export const dynamicParams = true

const PARTS = ['form', 'visitorChecks', 'visitorErrors', 'tryAgain', 'ui'] as const

/** Texts of the last step of a form that leads to a booking page. */
const TIME_PARTS = [
  'booking',
  'bookingDialog',
  'bookingPeople',
  'bookingRequest',
  'hostChoice',
  'timezones',
  'success',
  'locations',
  'joining',
  'entry',
  'mailLimits',
] as const

type Props = { params: Promise<AddressParams & { slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, drawn, language } = await read(params)
  const published = drawn?.form
  const { t, say } = textsOf(language).part('form')
  if (!published)
    return { title: t.notFoundTitle, robots: { index: false }, openGraph: { images: [] }, twitter: { images: [] } }
  const { title } = published
  const opening = published.description.replace(/\s+/g, ' ').trim().slice(0, 200)
  const description =
    opening ||
    say(t.pageDescription, { count: published.questions.filter(({ questionType }) => isAsked(questionType)).length })
  const images = previewOf(`/form/${slug}`, language, t.preview.alt)
  return {
    title,
    description,
    alternates: { canonical: `/form/${slug}` },
    openGraph: { type: 'website', siteName: 'Slotform', url: `/form/${slug}`, title, description, images },
    twitter: { card: 'summary_large_image', title, description },
  }
}

export default async function PublicFormPage({ params }: Props) {
  const { slug, drawn, language } = await read(params)
  if (!drawn) {
    return (
      <EmbedMode>
        <MissingPage view={<MissingMessage kind="form" texts={textsOf(language).part('missing')} />} />
      </EmbedMode>
    )
  }
  const texts = textsOf(language)
  const rareParts = needsFullKit(drawn.form.questions) ? (['answerChecks', 'answerControls'] as const) : []
  const timeParts = drawn.nextPage?.isBookable ? TIME_PARTS : []
  return (
    <TextsProvider texts={texts.pick(...PARTS, ...rareParts, ...timeParts)}>
      <EmbedMode>
        <FormPage
          slug={slug}
          {...drawn}
          texts={texts.part('form')}
          languages={<LanguageSwitch texts={texts.part('language')} />}
          statement={toStatementLink(texts)}
        />
      </EmbedMode>
    </TextsProvider>
  )
}

async function read(params: Props['params']) {
  const given = await params
  const slug = given.slug.toLowerCase()
  const language = await languageOf('form', given)
  return { slug, drawn: await readForm(slug, language), language }
}

/** Read once for the page and its metadata. */
const readForm = cache((slug: string, language: Language) => findFormToDraw(slug, language, new Date()))
