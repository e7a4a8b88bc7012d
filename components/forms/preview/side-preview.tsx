import { Suspense } from 'react'
import { brandingOf } from '@/components/visitor/form/form-branding'
import { FormView } from '@/components/visitor/form/form-view'
import { useTexts } from '@/messages/react/texts-provider'
import type { PanelProps } from '../panel-props'
import { useIsWide } from '../use-is-wide'
import { useNextPage } from './use-next-page'
import { usePreviewedForm } from './use-previewed-form'

/** From here on there is room for the preview beside the questions and their settings. */
const WIDE = '(min-width: 80rem)'

/** The form on a phone, beside its questions on a wide screen; nothing on others, which have the Preview tab. */
export function SidePreview(props: PanelProps) {
  const isWide = useIsWide(WIDE)
  return isWide && props.questions.length > 0 ? <PhonePreview {...props} /> : null
}

function PhonePreview({ form, questions }: PanelProps) {
  const t = useTexts('forms').t.preview
  const previewed = usePreviewedForm(form, questions)
  const nextPage = useNextPage(form)
  return (
    <section
      aria-label={t.title}
      className="sticky top-4 box-content max-h-[calc(100dvh-4rem)] w-80 shrink-0 overflow-y-auto overscroll-contain rounded-4xl border-4 bg-background"
    >
      {/* The form is laid out by the width of this container. */}
      <div className="@container">
        <Suspense>
          <FormView
            form={previewed}
            mode="preview"
            branding={brandingOf(previewed)}
            nextPage={nextPage}
            onSubmit={async () => {}}
          />
        </Suspense>
      </div>
    </section>
  )
}
