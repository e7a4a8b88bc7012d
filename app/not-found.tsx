import type { Metadata } from 'next'
import { MessagePage, messageActionStyles } from '@/components/layout/message-page'
import { textsFor } from '@/messages'

export function generateMetadata(): Metadata {
  return { title: textsFor('visitor').t.errors.notFound.title }
}

export default function NotFound() {
  const { notFound } = textsFor('visitor').t.errors
  return (
    <MessagePage title={notFound.title} text={notFound.text}>
      <a href="/" className={messageActionStyles}>
        {notFound.home}
      </a>
    </MessagePage>
  )
}
