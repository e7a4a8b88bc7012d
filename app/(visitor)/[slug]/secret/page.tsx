export { default, generateMetadata, viewport } from '@/app/(visitor)/in/[language]/[slug]/secret/page'

// Next reads this from each file by itself.
export const dynamic = 'force-dynamic'
