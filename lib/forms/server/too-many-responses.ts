import { check } from '@/messages/check'

export const TOO_MANY_TO_READ = check('tooManyToRead')
