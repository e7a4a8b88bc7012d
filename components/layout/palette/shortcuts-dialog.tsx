import { Field } from '@/components/fields/field'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Switch } from '@/components/ui/switch'
import { useTexts } from '@/messages/react/texts-provider'
import { PaletteKeys } from './palette-keys'
import { useShortcutSwitch } from './use-shortcut-switch'

const SHORTCUTS = [
  { key: 'n', name: 'create' },
  { key: 't', name: 'today' },
  { key: '?', name: 'help' },
] as const

type ShortcutsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Single-letter keys can be pressed by accident, above all by speech input, so users can turn them off. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const { t } = useTexts('meetings')
  const [isOn, turn] = useShortcutSwitch()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t.shortcuts.title} className="max-w-sm">
        <dl className="divide-y">
          <div className="flex min-h-11 items-center justify-between gap-4 text-sm">
            <dt>{t.shortcuts.search}</dt>
            <dd>
              <PaletteKeys className="px-2.5 py-1 text-sm" />
            </dd>
          </div>
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
          {(control) => <Switch {...control} checked={isOn} onCheckedChange={turn} />}
        </Field>
      </DialogContent>
    </Dialog>
  )
}
