import type { PageConfig } from 'next'
import { drawCancel } from '@/app/_plain/cancel'
import { PlainCancel } from '@/components/visitor/plain/plain-cancel'

/** No scripts at all: the page answers people who have none. */
export const config: PageConfig = { unstable_runtimeJS: false }

export const getServerSideProps = drawCancel

export default PlainCancel
