'use client'

import { RotateCcw } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { brandingOf } from '@/components/visitor/form/form-branding'
import { FormView } from '@/components/visitor/form/form-view'
import { missingInForm } from '@/lib/shared/forms/missing-in-form'
import { useTexts } from '@/messages/react/texts-provider'
import { LanguageSwitch } from '../../translations/language-switch'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/skeleton'
import { useStoredLanguages } from '../form-languages'
import { useEditedRules, useRules } from '../logic/rules-provider'
import type { PanelProps } from '../panel-props'
import { useNextPage } from './use-next-page'
import { usePreviewedForm } from './use-previewed-form'
import { WidthSwitch } from './width-switch'

/** The form as visitors see it on a phone or a desktop. It saves nothing. */
export function PreviewPanel({ form, questions }: PanelProps) {
  const t = useTexts('forms').t.preview
  const { isPending, isDirty } = useRules()
  const rules = useEditedRules()
  const previewed = usePreviewedForm(form, questions)
  const nextPage = useNextPage(form)
  const languages = useStoredLanguages(form)
  const [isPhone, setIsPhone] = useState(false)
  const [round, setRound] = useState(1)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headingId} className="font-semibold text-lg tracking-tight">
            {t.title}
          </h2>
          <p className="mt-1 text-muted-foreground text-sm">{isDirty ? t.introUnsaved : t.intro}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <WidthSwitch isPhone={isPhone} onChange={setIsPhone} />
          <Button variant="outline" onClick={() => setRound(round + 1)}>
            <RotateCcw aria-hidden="true" className="size-4" />
            {t.restart}
          </Button>
        </div>
      </div>
      <LanguageSwitch
        languages={languages.others}
        main={languages.main}
        missingIn={(language) => missingInForm({ form, questions, rules }, language)}
      />
      {isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <div
          // On a phone the form takes the full width, as on its public page.
          className={cn(
            'min-w-0 overflow-clip border-y bg-background max-sm:-mx-4 sm:border',
            isPhone ? 'sm:mx-auto sm:box-content sm:w-93.75 sm:rounded-4xl sm:border-4' : 'sm:rounded-2xl sm:p-8',
          )}
        >
          {/* The form is laid out by the width of this container. */}
          <div className="@container mx-auto max-w-2xl">
            <Suspense>
              <FormView
                key={round}
                form={previewed}
                mode="preview"
                branding={brandingOf(previewed)}
                nextPage={nextPage}
                onSubmit={saveNothing}
              />
            </Suspense>
          </div>
        </div>
      )}
    </section>
  )
}

async function saveNothing(): Promise<void> {}
