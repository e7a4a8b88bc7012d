import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PublicFrame } from '@/components/layout/public-frame'
import { legal } from '@/messages/en/legal'

type Props = { params: Promise<{ page: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return [...legal.keys()].map((page) => ({ page }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: legal.get((await params).page)?.title }
}

export default async function LegalPage({ params }: Props) {
  const page = legal.get((await params).page)
  if (!page) notFound()
  return (
    <PublicFrame title={page.title} intro={page.intro}>
      {page.sections.map((section) => (
        <section key={section.heading} className="mt-10">
          <h2 className="font-semibold text-lg tracking-tight">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 leading-relaxed">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </PublicFrame>
  )
}
