import { Link2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { PageLinks } from './page-links'

type LinksButtonProps = ComponentProps<typeof Button> & {
  page: Pick<TimeSlotPage, 'id' | 'title' | 'timezone' | 'visibility'>
}

/** The links of a page, in a dialog: in place of the address of a secret one, which leads nowhere, and beside that of a public one. */
export function LinksButton({ page, ...props }: LinksButtonProps) {
  const { t, say } = useTexts('pageLinks')
  const isSecret = page.visibility === 'secret'
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button {...props}>
          <Link2 aria-hidden="true" className="size-4" />
          {isSecret ? t.button : t.singleUse}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={say(t.titleOf, { title: page.title })}
        description={isSecret ? t.text : t.textPublic}
        className="max-w-xl"
      >
        <PageLinks page={page} />
      </DialogContent>
    </Dialog>
  )
}
