import type { PageConfig } from 'next'
import { drawSent } from '@/app/_plain/sent'
import { PlainSent } from '@/components/visitor/plain/plain-sent'

/** No scripts at all: the page answers people who have none. */
export const config: PageConfig = { unstable_runtimeJS: false }

export const getServerSideProps = drawSent

export default PlainSent
