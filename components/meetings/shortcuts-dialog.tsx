import { Field } from '../fields/field'
import { Dialog, DialogContent } from '../ui/dialog'
import { Switch } from '../ui/switch'

const SHORTCUTS = [
  { key: 'n', text: 'Create a meeting' },
  { key: 't', text: 'Go to today' },
  { key: '?', text: 'Show this list' },
]

type ShortcutsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Keys of one letter can be pressed by accident, above all by speaking to the computer: they can be switched off. */
export function ShortcutsDialog({ open, onOpenChange, isOn, onSwitch }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Keyboard shortcuts" className="max-w-sm">
        <dl className="divide-y">
          {SHORTCUTS.map(({ key, text }) => (
            <div key={key} className="flex min-h-11 items-center justify-between gap-4 text-sm">
              <dt>{text}</dt>
              <dd>
                <kbd className="rounded-md border bg-muted px-2.5 py-1 font-sans">{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <Field label="Use these keys" inline className="mt-3 border-t pt-2">
          {(control) => <Switch {...control} checked={isOn} onCheckedChange={onSwitch} />}
        </Field>
      </DialogContent>
    </Dialog>
  )
}
