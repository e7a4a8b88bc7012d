export {
  alt,
  contentType,
  default,
  generateStaticParams,
  size,
} from '@/app/(visitor)/in/[language]/u/[username]/opengraph-image'

// Next reads these from each file by itself.
export const revalidate = 300
export const dynamicParams = true
