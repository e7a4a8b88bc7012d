import type { PageConfig } from 'next'
import { drawLeave } from '@/app/_plain/leave'
import { PlainLeave } from '@/components/visitor/plain/plain-leave'

/** No scripts at all: one page for everybody, and a program that follows links changes nothing. */
export const config: PageConfig = { unstable_runtimeJS: false }

export const getServerSideProps = drawLeave

export default PlainLeave
