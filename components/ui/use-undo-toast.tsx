import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from './button-styles'
import { useToastFailure } from './toast-failure'
import { dismissToast, toast } from './use-toast'

/** Says that something is done, with a button that takes it back as long as the message is shown. */
export function useUndoToast() {
  const { t } = useTexts('actions')
  const toastFailure = useToastFailure()

  async function run(undo: () => unknown) {
    dismissToast()
    try {
      await undo()
      toast({ title: t.undone })
    } catch (error) {
      toastFailure(error, t.undoFailed)
    }
  }

  return (title: string, undo: () => unknown): void =>
    toast({
      title,
      action: (
        <button
          type="button"
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
          onClick={() => void run(undo)}
        >
          {t.undo}
        </button>
      ),
    })
}
