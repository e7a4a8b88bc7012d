import type { PageConfig } from 'next'
import { drawAnswers } from '@/app/_plain/answers'
import { PlainAnswers } from '@/components/visitor/plain/plain-answers'

/** No scripts at all: the page answers people who have none. */
export const config: PageConfig = { unstable_runtimeJS: false }

export const getServerSideProps = drawAnswers

export default PlainAnswers
