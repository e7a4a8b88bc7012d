import { contactMail } from './contact-mail'

/** Emails to whoever runs the server: in English only. */
export const operator = { contactMail }
