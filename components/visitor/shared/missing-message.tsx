import { MessagePage, messageActionStyles } from '@/components/layout/message-page'

type Props = { title: string; text: string; home: string }

/** The only export, and the default one, so that it can be loaded late. */
export default function MissingMessage({ title, text, home }: Props) {
  return (
    <MessagePage title={title} text={text}>
      <a href="/" className={messageActionStyles}>
        {home}
      </a>
    </MessagePage>
  )
}
