import { Link2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { PageLinks } from './page-links'

type LinksButtonProps = ComponentProps<typeof Button> & { page: Pick<TimeSlotPage, 'id' | 'title' | 'timezone'> }

/** In place of the address of a secret page, which leads nowhere: its links, in a dialog. */
export function LinksButton({ page, ...props }: LinksButtonProps) {
  const { t, say } = useTexts('pageLinks')
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button {...props}>
          <Link2 aria-hidden="true" className="size-4" />
          {t.button}
        </Button>
      </DialogTrigger>
      <DialogContent title={say(t.titleOf, { title: page.title })} description={t.text} className="max-w-xl">
        <PageLinks page={page} />
      </DialogContent>
    </Dialog>
  )
}
