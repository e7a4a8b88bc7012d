import { useState } from 'react'
import { EditedLanguageProvider } from '@/components/translations/edited-language'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { PAGE_TEMPLATES, type TemplateName } from '@/lib/pages/page-templates'
import { DetailsSection } from './details-section'
import { PageTemplate } from './page-template'

type DetailsPanelProps = {
  /** Absent for a new page, which can be filled in from a template. */
  pageId: string | undefined
  /** Stored or preset values. */
  values: PageFormValues
}

export function DetailsPanel({ pageId, values }: DetailsPanelProps) {
  const [template, setTemplate] = useState<TemplateName | null>(null)
  const isNew = pageId === undefined
  return (
    <EditedLanguageProvider>
      {isNew && <PageTemplate value={template} onChange={setTemplate} blank={values} />}
      <DetailsSection isNew={isNew} place={template ? PAGE_TEMPLATES[template].place : undefined} />
    </EditedLanguageProvider>
  )
}
