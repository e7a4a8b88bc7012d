import type { Metadata } from 'next'
import { MessagePage, messageActionStyles } from '@/components/layout/message-page'
import { errors } from '@/messages/en/errors'

export const metadata: Metadata = { title: errors.notFound.title }

export default function NotFound() {
  return (
    <MessagePage title={errors.notFound.title} text={errors.notFound.text}>
      <a href="/" className={messageActionStyles}>
        {errors.notFound.home}
      </a>
    </MessagePage>
  )
}
