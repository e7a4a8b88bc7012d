'use client'

import { SearchX } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { buttonStyles } from '../ui/button-styles'
import { EmptyState } from '../ui/empty-state'

/** Replaces a screen whose form does not exist, belongs to somebody else or could not be loaded. */
export function FormProblem({ title, text }: { title: string; text: string }) {
  const { t } = useTexts('forms')
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={SearchX} title={text}>
        <Link href="/forms" className={buttonStyles()}>
          {t.back}
        </Link>
      </EmptyState>
    </>
  )
}
