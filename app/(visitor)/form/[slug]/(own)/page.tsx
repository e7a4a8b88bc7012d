export {
  default,
  generateMetadata,
  generateStaticParams,
  viewport,
} from '@/app/(visitor)/in/[language]/form/[slug]/page'

// Next reads these from each file by itself.
export const revalidate = 300
export const dynamicParams = true
