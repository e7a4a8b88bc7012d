'use client'

import { SearchX } from 'lucide-react'
import { PageHeader } from '@/components/layout/page-header'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { useTexts } from '@/messages/react/texts-provider'

type PageProblemProps = { title: string; problem: 'invalidId' | 'notFound' }

/** Replaces a page that does not exist. */
export function PageProblem({ title, problem }: PageProblemProps) {
  const { t } = useTexts('pages')
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={SearchX} title={t.problem[problem]} text={t.problem.help}>
        <Link href="/time-slot-pages" className={buttonStyles()}>
          {t.problem.back}
        </Link>
      </EmptyState>
    </>
  )
}
