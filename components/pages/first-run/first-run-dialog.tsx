import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useDetectedTimezone } from '@/components/fields/use-detected-timezone'
import { SharePanel } from '@/components/share/share-panel'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import type { TimeSlotPage } from '@/lib/pages/schema'
import {
  type FirstRunOutput,
  type FirstRunStep,
  type FirstRunValues,
  firstRunSchema,
  firstRunValues,
} from '@/lib/settings/first-run'
import { presetTimezone } from '@/lib/settings/preset-timezone'
import type { Settings } from '@/lib/settings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { ConnectCalendar } from './connect-calendar'
import { FirstRunForm } from './first-run-form'

type FirstRunDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  firstStep: FirstRunStep
  settings: Settings
  /** The page that this first run created; then the dialog shares it. */
  created: TimeSlotPage | null
  onHours: () => void
  onCreated: (page: TimeSlotPage) => void
}

/** The three steps, then the share dialog. Mounted at its first opening; the answers stay while it is closed. */
export function FirstRunDialog({ open, onOpenChange, created, ...props }: FirstRunDialogProps) {
  const { t, say } = useTexts('firstRun')
  const share = useTexts('share')
  const detected = useDetectedTimezone()
  const { settings } = props
  const form = useForm<FirstRunValues, unknown, FirstRunOutput>({
    resolver: zodResolver(firstRunSchema),
    defaultValues: firstRunValues({
      fullName: settings.fullName,
      timezone: presetTimezone(settings, detected),
      titleOf: (minutes) => say(t.link.titlePreset, { minutes }),
    }),
  })
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={created ? share.say(share.t.title, { title: created.title }) : t.heading}
        description={created ? t.ready.text : undefined}
        className="max-w-xl scroll-pb-28"
      >
        {created ? (
          <>
            <SharePanel kind="page" path={`/${created.slug}`} title={created.title} />
            <ConnectCalendar />
          </>
        ) : (
          <FormProvider {...form}>
            <FirstRunForm {...props} />
          </FormProvider>
        )}
      </DialogContent>
    </Dialog>
  )
}
