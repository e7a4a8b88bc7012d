import { MessagePage, messageActionStyles } from '@/components/layout/message-page'
import { errors } from '@/messages/en/errors'

/** The 404 of a page that a visitor was given the address of. */
export function NotFoundView({ text: reason }: { text: string }) {
  return (
    <MessagePage title={errors.notFound.title} text={reason}>
      <a href="/" className={messageActionStyles}>
        {errors.notFound.home}
      </a>
    </MessagePage>
  )
}
