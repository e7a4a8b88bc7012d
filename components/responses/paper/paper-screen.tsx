'use client'

import { Printer } from 'lucide-react'
import { BackLink } from '@/components/layout/back-link'
import { useClock } from '@/components/layout/use-clock'
import { Button } from '@/components/ui/button'
import type { ResponseDetail } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import { viewPath } from '../response-view'
import { ResponsePaper } from './response-paper'

/** Responses as they are printed: each begins a sheet, and no answer is split where it fits on one. */
export function PaperScreen({ formId, details }: { formId: string; details: readonly ResponseDetail[] }) {
  const { t } = useTexts('responses')
  const clock = useClock()
  return (
    <div className="max-w-3xl print:max-w-none">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink href={viewPath(formId, 'list')}>{t.back}</BackLink>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t.print}
        </Button>
      </div>
      {details.map((detail, index) => (
        <ResponsePaper key={detail.response.id} detail={detail} clock={clock} isFirst={index === 0} />
      ))}
    </div>
  )
}
