import type { Form } from './form'

type Notices = Pick<Form, 'notify' | 'noticesChosen'>

/**
 * The change that publishes a form on screen. Answers do not arrive unnoticed: unless somebody has set the notices, each response
 * is mailed.
 */
export function publishing(form?: Notices): { isPublished: true; notify?: 'each' } {
  return { isPublished: true, ...(!form?.noticesChosen && { notify: 'each' }) }
}

/** True while responses arrive unnoticed, and nobody has said that they shall. */
export function isUnnoticed({ isPublished, notify, noticesChosen }: Notices & Pick<Form, 'isPublished'>): boolean {
  return isPublished && notify === 'off' && !noticesChosen
}
