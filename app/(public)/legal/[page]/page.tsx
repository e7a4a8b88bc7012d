import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PublicFrame } from '@/components/layout/public-frame'
import { textsFor } from '@/messages'

type Props = { params: Promise<{ page: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(legalPages()).map((page) => ({ page }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findPage((await params).page)?.title }
}

export default async function LegalPage({ params }: Props) {
  const page = findPage((await params).page)
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

function legalPages() {
  return textsFor('visitor').t.legal
}

function findPage(name: string) {
  return Object.entries(legalPages()).find(([key]) => key === name)?.[1]
}
