import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Dialog, DialogContent } from '../ui/dialog'
import { Switch } from '../ui/switch'

const SHORTCUTS = [
  { key: 'n', name: 'create' },
  { key: 't', name: 'today' },
  { key: '?', name: 'help' },
] as const

type ShortcutsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Single-letter keys can be pressed by accident, above all by speech input, so users can turn them off. */
export function ShortcutsDialog({ open, onOpenChange, isOn, onSwitch }: ShortcutsDialogProps) {
  const { t } = useTexts('meetings')
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t.shortcuts.title} className="max-w-sm">
        <dl className="divide-y">
          {SHORTCUTS.map(({ key, name }) => (
            <div key={key} className="flex min-h-11 items-center justify-between gap-4 text-sm">
              <dt>{t.shortcuts[name]}</dt>
              <dd>
                <kbd className="rounded-md border bg-muted px-2.5 py-1 font-sans">{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <Field label={t.shortcuts.turnOn} inline className="mt-3 border-t pt-2">
          {(control) => <Switch {...control} checked={isOn} onCheckedChange={onSwitch} />}
        </Field>
      </DialogContent>
    </Dialog>
  )
}
