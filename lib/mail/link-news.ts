import type { Texts } from '@/messages/texts'

type News = { title: string; name: string; hasLink: boolean }

/** Subject and heading of a mail that brings a late video link, or an invitation that a provider was to send. */
export function sayLinkNews({ title, name, hasLink }: News, texts: Texts): { subject: string; heading: string } {
  const { t, say } = texts.part('eventMail')
  const { subject, heading } = hasLink ? t.link : t.invite
  return { subject: say(subject, { title, name }), heading }
}
